// `npm run icons`: prints the icons of the installed page from our own mark; what it prints is committed.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './workplace.mjs'

const folder = join(root, 'web', 'public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')
// Whoever masks an icon may cut away all but a circle of four fifths: the ground goes to the edge, the mark stays within.
const full = mark.replace(/ rx="\d+"/, '')
const masked = full.replace(/<g /, '<g transform="translate(24 24) scale(.8) translate(-24 -24)" ')

const icons = [
  { name: '192', size: 192, svg: mark },
  { name: '512', size: 512, svg: mark },
  { name: 'maskable-192', size: 192, svg: masked },
  { name: 'maskable-512', size: 512, svg: masked },
  { name: 'apple-touch', size: 180, svg: full },
]

mkdirSync(join(folder, 'icons'), { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true })
}
await browser.close()
