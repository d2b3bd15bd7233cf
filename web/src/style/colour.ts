// Colours that can be read: an edition's accent, made darker or lighter until it stands out from the page.

type Rgb = [number, number, number]

function parse(colour: string): Rgb {
  const hex = colour.replace('#', '')
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Rgb
}

function print(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)]
  return print(from.map((part, at) => part + (to[at]! - part) * share) as Rgb)
}

/** The colour itself, or as near to it as can be read on a background. */
export function readable(colour: string, background: string, least = 4.5): string {
  const toward = luminance(parse(background)) > 0.4 ? '#000000' : '#ffffff'
  let found = colour
  for (let share = 0; share <= 1 && contrast(found, background) < least; share += 0.05) {
    found = mixed(colour, toward, share)
  }
  return found
}

/** Black or white, whichever reads better on a colour. */
export function textOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#16130c') ? '#ffffff' : '#16130c'
}
