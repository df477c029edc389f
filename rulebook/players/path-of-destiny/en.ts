export const en: Readonly<Record<string, string>> = {}
