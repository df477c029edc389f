import {
  coast,
  land,
  mountains,
  river,
  road,
  rose,
  sea,
  sepia,
  serpent,
  settlement,
  ship,
  waves,
  wine,
  wood,
} from '../draw/copperplate.ts'

/** A copperplate map: a courier's road from a port into the mountains. */
export function adventureGame(): string {
  return (
    `<rect width="300" height="440" fill="${sea}"/>` +
    coast(
      'M310 -10V450H-10V330C10 318 6 300 24 292C44 282 40 262 58 258C70 254 64 236 50 232C34 226 40 204 56 200C78 194 66 172 84 164C104 154 92 132 74 128C58 122 62 102 82 98C104 92 98 70 116 62C130 54 122 34 134 22C142 12 138 0 140 -10Z',
      6,
    ) +
    rhumbs() +
    river('M176 -10C170 30 196 54 188 92C182 122 150 132 146 168C142 200 110 206 84 214', 5) +
    river('M310 250C276 262 262 290 226 296C186 302 164 330 150 364C140 392 120 410 110 450', 4) +
    heights() +
    wood([200, 214], [40, 26], 26, 4, 1.05) +
    wood([66, 336], [30, 20], 14, 8, 0.95) +
    wood([282, 262], [16, 30], 10, 18, 0.9) +
    wood([120, 226], [20, 12], 8, 28, 0.85) +
    roads() +
    settlement('city', 108, 112, 1) +
    settlement('keep', 262, 216, 1) +
    settlement('town', 96, 296, 1.05) +
    settlement('town', 190, 318, 0.85) +
    settlement('keep', 136, 70, 0.7) +
    settlement('town', 286, 190, 0.6) +
    settlement('town', 214, 174, 0.7) +
    rose(44, 60, 0.78) +
    ship(30, 190, 0.8) +
    serpent(26, 276, 0.34) +
    cartouche() +
    waves([
      [8, 130],
      [60, 20],
      [90, 40],
      [10, 232],
      [20, 20],
      [6, 300],
    ])
  )
}

function rhumbs(): string {
  const lines = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return `M44 60L${(44 + Math.cos(angle) * 600).toFixed(0)} ${(60 + Math.sin(angle) * 600).toFixed(0)}`
  })
  return `<path d="${lines.join('')}" stroke="${sepia}" stroke-width=".5" opacity=".28"/>`
}

function heights(): string {
  const north = mountains(
    [
      [226, 66, 1.1],
      [262, 62, 1],
      [246, 92, 1.2],
      [282, 96, 1.15],
      [222, 104, 0.9],
      [270, 126, 1],
      [296, 140, 1],
      [240, 134, 0.8],
    ],
    3,
    1.1,
  )
  const foothills = mountains(
    [
      [228, 330, 0.7],
      [252, 322, 0.8],
      [276, 332, 0.9],
      [296, 322, 0.8],
      [150, 40, 0.5],
      [166, 60, 0.55],
      [150, 76, 0.5],
    ],
    9,
    0.9,
  )
  return north + foothills
}

function roads(): string {
  const byways =
    'M262 214C276 190 284 192 288 190M96 290C130 300 160 316 186 318M110 108C118 96 126 84 134 72'
  const highway =
    'M110 108C140 120 160 150 190 160C226 172 250 186 262 214C272 240 240 262 210 276C176 292 130 284 96 290'
  return road(byways, sepia, 1.4, '3 4') + road(highway, wine, 2.2, '6 5')
}

function cartouche(): string {
  const frame = (path: string, fill: string, width: number) =>
    `<path d="${path}" fill="${fill}" stroke="${sepia}" stroke-width="${width}"/>`
  return (
    '<g transform="translate(150 396)">' +
    frame('M-118-30H118L128-18V22L118 32H-118L-128 22V-18Z', land, 1.6) +
    frame('M-112-25H112L121-15V19L112 27H-112L-121 19V-15Z', 'none', 0.8) +
    frame('M-128-12Q-150-16-146 2Q-142 14-128 8M128-12Q150-16 146 2Q142 14 128 8', land, 1.6) +
    '</g>'
  )
}
