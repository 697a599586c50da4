/** The names an address may use for a locality. */

type Named = { slug: string; name: string; aliases: readonly string[] };

/** The localities a text names: by slug if it is one, else by name or another spelling. */
export function localitiesNamed<Locality extends Named>(
  all: readonly Locality[],
  text: string,
): Locality[] {
  const addressed = all.filter(({ slug }) => slug === text);
  if (addressed.length > 0) return addressed;
  const lower = text.toLowerCase();
  return all.filter(({ name, aliases }) => name.toLowerCase() === lower || aliases.includes(text));
}
