/** A letter: what stands above it, and what it says. Plain text only. */
interface Letter {
  readonly subject: string
  readonly text: string
}

/** The letters of the server in one language. */
interface Letters {
  confirm(link: string): Letter
  turn(name: string, link: string): Letter
}

const byLanguage: Readonly<Record<string, Letters>> = {
  cs: {
    confirm: link => ({
      subject: 'Osud: potvrďte svou adresu',
      text: `Někdo, snad vy, chce na tuto adresu dostávat zprávy, když na něj čeká stůl. Potvrďte to odkazem:\n\n${link}\n\nPokud to nejste vy, nedělejte nic. Nic dalšího nepřijde.\n`,
    }),
    turn: (name, link) => ({
      subject: 'Osud: jste na tahu',
      text: `${name === '' ? 'Dobrý den' : `Dobrý den, ${name}`},\n\nstůl čeká na vaši odpověď:\n\n${link}\n\nZprávy můžete vypnout v nastavení.\n`,
    }),
  },
  uk: {
    confirm: link => ({
      subject: 'Osud: підтвердьте свою адресу',
      text: `Хтось, мабуть, ви, хоче отримувати на цю адресу звістки, коли на нього чекає стіл. Підтвердьте це за посиланням:\n\n${link}\n\nЯкщо це не ви, нічого не робіть. Більше нічого не надійде.\n`,
    }),
    turn: (name, link) => ({
      subject: 'Osud: ваш хід',
      text: `${name === '' ? 'Вітаємо' : `Вітаємо, ${name}`}!\n\nСтіл чекає на вашу відповідь:\n\n${link}\n\nЗвістки можна вимкнути в налаштуваннях.\n`,
    }),
  },
  en: {
    confirm: link => ({
      subject: 'Osud: confirm your address',
      text: `Somebody, perhaps you, wants a note at this address when a table waits for them. Confirm it with this link:\n\n${link}\n\nIf it was not you, do nothing. Nothing else will come.\n`,
    }),
    turn: (name, link) => ({
      subject: 'Osud: it is your turn',
      text: `${name === '' ? 'Hello' : `Hello ${name}`},\n\na table waits for your answer:\n\n${link}\n\nYou can turn these notes off in the settings.\n`,
    }),
  },
}

/** The letters in a language; English for one that is not ours. */
export function letters(language: string): Letters {
  return byLanguage[language] ?? (byLanguage['en'] as Letters)
}
