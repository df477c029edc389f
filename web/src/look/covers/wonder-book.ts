import { seeded } from '../draw/seeded.ts'

const lifted = 'filter="url(#cover-lift)"'

/** Cut paper: a window of torn rings, behind it a castle, a dragon and a great tree. */
export function wonderBook(): string {
  return (
    '<filter id="cover-lift" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#05202b" flood-opacity=".45"/></filter>' +
    '<rect width="300" height="440" fill="#ffe9b0"/><circle cx="150" cy="170" r="62" fill="#fff6dc"/><circle cx="150" cy="170" r="44" fill="#ffd166"/>' +
    sheet('#f6b36b', 'M-10 262Q50 210 110 244T230 232T310 250V450H-10Z') +
    sheet('#ef8354', 'M-10 292Q60 256 130 282T310 270V450H-10Z') +
    castle() +
    dragon() +
    greatTree() +
    sheet('#1b998b', 'M-10 350Q50 318 120 344T310 332V450H-10Z') +
    ring('#3baa9f', 146, 178, 0.1, 3) +
    child(88, 358, '#e4572e', 1.15) +
    child(114, 369, '#f2b632', 1.05) +
    child(186, 369, '#3d5a98', 1.15) +
    child(211, 357, '#b5459b', 1.05) +
    ring('#2a8c8c', 158, 194, 0.1, 8) +
    ring('#1c6e74', 168, 212, 0.09, 12) +
    ring('#124559', 182, 230, 0.08, 16) +
    leaf(22, 440, 1.7, '#0e3445', -18) +
    leaf(54, 446, 1.3, '#1c6e74', 12) +
    leaf(276, 442, 1.7, '#0e3445', 20) +
    leaf(246, 448, 1.2, '#1c6e74', -10) +
    leaf(12, 10, 1.3, '#0e3445', 150) +
    leaf(288, 8, 1.3, '#0e3445', 208)
  )
}

function sheet(colour: string, path: string): string {
  return `<path ${lifted} fill="${colour}" d="${path}"/>`
}

/** A sheet of paper with a torn hole in it. */
function ring(colour: string, rx: number, ry: number, roughness: number, seed: number): string {
  const hole = torn(150, 178, rx, ry, roughness, seed)
  return `<path ${lifted} fill-rule="evenodd" fill="${colour}" d="M-30-30H330V470H-30Z${hole}"/>`
}

function torn(cx: number, cy: number, rx: number, ry: number, roughness: number, seed: number): string {
  const random = seeded(seed)
  const count = 14
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const reach = 1 + (random() - 0.5) * roughness
    return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach }
  })
  const half = (index: number) => {
    const a = points[index % count] ?? { x: cx, y: cy }
    const b = points[(index + 1) % count] ?? a
    return `${((a.x + b.x) / 2).toFixed(0)} ${((a.y + b.y) / 2).toFixed(0)}`
  }
  const curves = points.map(({ x, y }, index) => `Q${x.toFixed(0)} ${y.toFixed(0)} ${half(index)}`)
  return `M${half(count - 1)}${curves.join('')}Z`
}

function castle(): string {
  return (
    `<g transform="translate(-26 6)"><path ${lifted} fill="#fffdf5" d="M84 148q2-18 20-16q6-16 24-10q16-12 28 4q18-4 20 12q16 2 12 16q-2 8-14 8H96q-14 0-12-14z" opacity=".96"/>` +
    `<path ${lifted} fill="#6b4c9a" d="M118 128V98H122V92L128 82 134 92V98H140V84H144V76L151 62 158 76V84H162V98H168V90L174 80 180 90V98H184V128Z"/>` +
    '<path d="M148 128v-12q4-6 8 0v12z" fill="#ffd166"/><path d="M126 104h5v6h-5zM171 104h5v6h-5zM148 90h6v7h-6z" fill="#ffe9b0"/></g>'
  )
}

function dragon(): string {
  return (
    `<g transform="translate(206 84) scale(.8)"><g ${lifted}><path fill="#8f2d3b" d="M6-6C10-28 26-42 46-44C42-36 44-30 50-28C40-22 32-14 22-6Z"/>` +
    '<path fill="#b23a48" d="M-14-2C-40-18-48-44-38-66C-30-54-20-52-10-54C-12-44-4-36 6-36C0-26 2-14 8-4Z"/></g>' +
    `<g ${lifted}><path fill="#d1495b" d="M-64 30C-58 14-44 16-34 10C-22 2-12-8 6-8C18-8 24-16 26-24L24-34L32-28L38-37L40-27C50-24 56-18 58-12C50-10 44-10 38-8C34 8 22 18 6 20L8 30L2 22L-4 30L-6 20C-22 20-34 20-44 30L-40 42L-52 36Z"/>` +
    '<path fill="#f2b632" d="M-24 12C-14 4-2 2 10 6C4 14-10 18-24 12Z"/><circle cx="42" cy="-19" r="2.4" fill="#fff6dc"/></g></g>'
  )
}

function greatTree(): string {
  const apples = [
    [130, 252],
    [170, 240],
    [152, 228],
    [182, 262],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#ffd166"/>`)
  return (
    sheet(
      '#2d6a4f',
      'M150 196C108 190 88 226 104 248C80 254 84 290 112 290C118 300 132 302 142 298L140 352H164L160 298C172 304 188 300 192 290C222 292 226 254 202 246C214 222 192 190 150 196Z',
    ) +
    sheet(
      '#40916c',
      'M150 208C122 204 106 228 116 246C102 252 106 274 126 274C140 284 166 284 176 274C196 274 200 252 188 244C196 226 178 204 150 208Z',
    ) +
    '<path d="M152 350V262M152 300L134 280M152 286L172 266" stroke="#7a4a2b" stroke-width="8" stroke-linecap="round" fill="none"/>' +
    apples.join('')
  )
}

function child(x: number, y: number, colour: string, size: number): string {
  return (
    `<g ${lifted} transform="translate(${x} ${y}) scale(${size})"><path fill="${colour}" d="M-10 0L-6-22Q0-27 6-22L10 0Z"/>` +
    '<circle cy="-31" r="8" fill="#fbe3c4"/><path d="M-8.4-31Q-8-41 0-41T8.4-31Q4-36-2-35T-8.4-31Z" fill="#3b2a1d"/></g>'
  )
}

function leaf(x: number, y: number, size: number, colour: string, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" ${lifted} fill="${colour}" d="M0 0C14-10 16-30 0-46C-16-30-14-10 0 0Z"/>`
}
