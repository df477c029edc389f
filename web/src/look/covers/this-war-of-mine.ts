import { seeded } from '../draw/seeded.ts'

const rubbed = 'filter="url(#cover-coal)"'

/** Charcoal: a torn house at night, one window lit. */
export function thisWarOfMine(): string {
  return (
    definitions +
    '<rect width="300" height="440" fill="#a5a097"/><rect width="300" height="440" fill="url(#cover-sky)"/>' +
    `<path d="${smudges()}" stroke="#2a2826" stroke-width="5" opacity=".16" stroke-linecap="round" ${rubbed}/>` +
    `<path ${rubbed} d="M-10 300V210L14 206V176L30 182V160L48 170V214L70 206V240L92 236V300ZM196 300V230L214 236V196L236 186V160L250 176L262 168V216L286 206V190L310 198V300Z" fill="#4b4844"/>` +
    house() +
    litWindow() +
    street() +
    '<rect width="300" height="440" filter="url(#cover-grain)" opacity=".3"/>'
  )
}

const definitions =
  '<defs><filter id="cover-coal" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".06 .09" numOctaves="3" seed="4" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="5"/></filter>' +
  '<filter id="cover-grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.4 1.5"/></filter>' +
  '<linearGradient id="cover-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a3835"/><stop offset=".42" stop-color="#a39e94" stop-opacity=".55"/><stop offset=".7" stop-color="#7d786f" stop-opacity=".6"/><stop offset="1" stop-color="#2a2927"/></linearGradient>' +
  '<radialGradient id="cover-candle"><stop offset="0" stop-color="#f7b85f" stop-opacity=".75"/><stop offset=".35" stop-color="#e08a2e" stop-opacity=".28"/><stop offset="1" stop-color="#e08a2e" stop-opacity="0"/></radialGradient></defs>'

function smudges(): string {
  const random = seeded(7)
  const smudge = () => {
    const from = `M${(random() * 320 - 10).toFixed(0)} ${(random() * 300).toFixed(0)}`
    return `${from}l${(14 + random() * 40).toFixed(0)} ${(-4 - random() * 16).toFixed(0)}`
  }
  return Array.from({ length: 90 }, smudge).join('')
}

function house(): string {
  const windows = [
    darkWindow(76, 176, 34, 44),
    darkWindow(132, 172, 36, 48),
    darkWindow(190, 176, 32, 42),
    darkWindow(76, 254, 34, 44),
    darkWindow(190, 254, 32, 44),
    darkWindow(76, 334, 34, 46),
  ]
  return (
    `<path d="M196 120C214 90 200 60 224 40S250 10 240 -10H320V150Q250 140 196 120Z" fill="#1c1b1a" opacity=".34" ${rubbed}/>` +
    `<g ${rubbed}><path d="M56 430V152L78 146L92 120L110 128L126 96L150 104L168 88L182 118L206 112L214 140L242 148V430Z" fill="#1c1b1a"/>` +
    '<path d="M92 120L98 150L110 128M168 88L164 130L182 118" stroke="#5a5650" stroke-width="3" fill="none"/>' +
    `<path d="M60 158H240M60 236H240M60 314H240" stroke="#56524c" stroke-width="3"/></g><g ${rubbed}>${windows.join('')}</g>`
  )
}

function darkWindow(x: number, y: number, width: number, height: number): string {
  return (
    `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="#0c0b0a"/>` +
    `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.42}h${width}" stroke="#3a3733" stroke-width="2"/>`
  )
}

function litWindow(): string {
  return (
    `<circle cx="150" cy="276" r="120" fill="url(#cover-candle)"/><path d="M130 250h40v50h-40z" fill="#f3b45c" ${rubbed}/>` +
    '<path d="M150 250v50M130 271h40" stroke="#2a1c0c" stroke-width="2.6"/>' +
    '<path d="M140 300V286Q140 278 146 276Q142 270 147 266Q153 264 155 270Q156 275 153 277Q160 280 160 288V300Z" fill="#2a1c0c"/>'
  )
}

function street(): string {
  return (
    `<g ${rubbed}><path d="M134 430V344Q150 334 166 344V430Z" fill="#0c0b0a"/><path d="M184 350h44v40h-44z" fill="#0c0b0a"/>` +
    '<path d="M180 356l52 26M180 384l52-30" stroke="#6b655b" stroke-width="7"/></g>' +
    `<g ${rubbed}><path d="M-10 440V414Q40 400 80 416T170 408T310 412V450H-10Z" fill="#0f0e0d"/>` +
    '<path d="M10 418l22-12 14 10M236 416l20-18 26 14M60 420l10-8" stroke="#6b655b" stroke-width="3" fill="none"/></g>'
  )
}
