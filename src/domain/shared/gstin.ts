/** A GST number: state, the holder's PAN, which of the holder's registrations, Z, and a check character. */
const SHAPE = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** In capitals and without spaces; undefined if it is not a GST number. */
export function readGstin(text: string): string | undefined {
  const number = text.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "");
  return SHAPE.test(number) && checkCharacter(number) === number.at(-1) ? number : undefined;
}

/** Every second value counts double; the base-36 digits of each product are added up. */
function checkCharacter(number: string): string | undefined {
  const sum = [...number.slice(0, -1)].reduce((total, char, at) => {
    const product = ALPHABET.indexOf(char) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36];
}
