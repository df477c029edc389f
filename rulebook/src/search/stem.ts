import type { BookLanguage } from '../../contents/contents.ts'

// Endings are taken off folded words, so Czech ones stand here without accents.

const light = {
  cs: endings('a e i o u y ou em um am im ym ech ach ich ych emi ami imi ymi mi ovi eho iho emu imu ej ejsi'),
  uk: endings(
    'а я о е є и і ї у ю й ь ою ею єю ом ем єм ам ям ами ями ах ях ів їв ові еві єві ій ий их ого ього ому ьому ої ьої ими іми ім им',
  ),
  en: endings(''),
} as const

const deep = {
  cs: endings(
    'at it et ut t ovat ove oval ovala ovali ovalo uje ujete ujeme uji ujou ujes ujte aji ate ame as ite ime is ete eme es te me je jete jeme ji al ala ali alo aly il ila ili ilo ily el ela eli elo ely l la li lo ly nout ne nete neme nou nul nula nuli an ana ano ani any ane anych anym anymi aneho anou en ena eno eni eny ene enych enym enymi eneho enou enim ovani ovan ovana ovano ovany ovane ovanych ovanim anim ni nych nym ny na ne',
  ),
  uk: endings(
    'ти ати яти ити іти ути утий ута уті уте утих ув ула ули ьте увати ювати ує уєте уємо ують уйте ає аєте аємо ають яє яєте яють ить ите имо ять е ете емо уть ав ала али ало ив ила или ило в ла ли ло ся сь ться тися ання яння ення іння анням енням енню анню ений ена ені ене ених еного аний ана ані ане аних аного ен ан но то ний на ні не них ного ною ному ка ки ку кою ок кам ками ках',
  ),
  en: endings(''),
} as const

/** What remains of a folded word without its endings: words that share a stem are taken for forms of one word. */
export function stemsOf(word: string, language: BookLanguage): string[] {
  if (language === 'en') return [englishStem(word)]
  const plain = steady(strip(word, light[language], word.length > 4 ? 3 : 2))
  const verb = steady(strip(word, deep[language], 4))
  return verb === steady(word) || verb === plain ? [plain] : [plain, verb]
}

function strip(word: string, taken: readonly string[], least: number): string {
  const ending = taken.find(each => word.endsWith(each) && word.length - each.length >= least)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Takes back what forms of one word change in its stem: karet – karta, колід – колода, ruce – ruka, вмінь – вміння, бій – бою. */
function steady(stem: string): string {
  return stem
    .replace(/([бвгджзклмнпрстфхцчшщ])\1$/u, '$1')
    .replace(/([^aeiouy])e([^aeiouy]|ch)$/, '$1$2')
    .replace(/^([^аеєиіїоуюя])[оеі]([^аеєиіїоуюя])$/u, '$1о$2')
    .replace(/(?<=.)([^аеєиіїоуюя])[оеі]([^аеєиіїоуюя])$/u, '$1$2')
    .replace(/c$/, 'k')
    .replace(/z$/, 'h')
    .replace(/ц$/, 'к')
    .replace(/з$/, 'г')
    .replace(/і$/, 'о')
}

function englishStem(word: string): string {
  return word
    .replace(/ies$|(?<=[sxz]|ch|sh)es$|(?<=[^s])s$/, ending => (ending === 'ies' ? 'y' : ''))
    .replace(/^(.*[aeiouy].*?)(?:ing|ed)$/, '$1')
    .replace(/([bdfgklmnprt])\1$/, '$1')
    .replace(/(..)e$/, '$1')
    .replace(/y$/, 'i')
}

/** Endings, longest first. */
function endings(text: string): readonly string[] {
  return text
    .split(' ')
    .filter(each => each !== '')
    .sort((one, other) => other.length - one.length)
}
