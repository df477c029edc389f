import type { Language } from '@osud/lang'

/** The words of the buttons that read aloud. */
export const words: Readonly<
  Record<Language, Readonly<Record<'read' | 'pause' | 'go-on' | 'stop', string>>>
> = {
  cs: { read: 'Přečíst nahlas', pause: 'Pozastavit čtení', 'go-on': 'Číst dál', stop: 'Přestat číst' },
  uk: {
    read: 'Прочитати вголос',
    pause: 'Призупинити читання',
    'go-on': 'Читати далі',
    stop: 'Припинити читання',
  },
  en: { read: 'Read aloud', pause: 'Pause reading', 'go-on': 'Go on reading', stop: 'Stop reading' },
}
