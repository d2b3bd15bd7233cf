// How the parts of the menu ask: what the server would not do is told at its top.
import type { Reply } from '../../protocol/connection.ts'

export type Asks = (asked: Promise<Reply>) => Promise<void>
