// Requests to the server that are no part of a running game: tables, seats, editions, rules, records.
import { spokenLanguage } from '../words/language.svelte.ts'

/** What the server would not do, in its own words. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    readonly told: string,
    readonly status: number,
  ) {
    super(told)
  }
}

interface Request {
  key?: string | undefined
  body?: unknown
  signal?: AbortSignal
}

async function ask(method: string, path: string, { key, body, signal }: Request): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': spokenLanguage() }
  if (key) headers['Authorization'] = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (signal) init.signal = signal
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('unreachable', '', 0)
  }
  if (!response.ok) {
    const fault = (await response.json().catch(() => ({}))) as { code?: string; told?: string }
    throw new CallError(fault.code ?? 'unreachable', fault.told ?? '', response.status)
  }
  return response
}

export async function get<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await ask('GET', path, request)).json()) as T
}

export async function getText(path: string, request: Request = {}): Promise<string> {
  return (await ask('GET', path, request)).text()
}

export async function post<T>(path: string, body: unknown, request: Request = {}): Promise<T> {
  return (await (await ask('POST', path, { ...request, body })).json()) as T
}
