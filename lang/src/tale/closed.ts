/** What the table asks, as a sentence: a question at the table often ends without a stop. */
export const closed = (asked: string): string => (/[.?!…]$/.test(asked) ? asked : `${asked}.`)
