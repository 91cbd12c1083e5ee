const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Whether the text has only invisible characters: spaces, zero-width characters, soft hyphens, empty Braille. */
export const isBlank = (text: string) => text.replace(unseen, '') === '';
