/** The title of a page with a slug is the slug with its dashes as spaces (platform.txt §2, D47): `mot-can-nha` → `Mot can nha`. */
export function slugTitle(slug: string): string {
  const words = slug.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
