import { type OfficeProject, crossedRoom, readProject } from '@hien/domain/office-plan';

// Behind the sign of an anchor: a browser sends it to nobody, and it may be as long as the plan is large.
const sign = '#p=';

/** The code of a shared office in an address; null when it carries none. */
export const sharedIn = (hash: string): string | null =>
  hash.startsWith(sign) ? hash.slice(sign.length) : null;

/** Where somebody else sees this office: everything but the company's name. */
export const sharedHash = async (project: OfficeProject): Promise<string> =>
  `${sign}${await packed(JSON.stringify({ ...project, company: '' }))}`;

/** What a code brings: an office, or none; then `crossed` names the room whose sides cross, where that is why. */
export type SharedRead =
  | { readonly project: OfficeProject }
  | { readonly project: null; readonly crossed: string | null };

export async function readShared(code: string): Promise<SharedRead> {
  try {
    const value: unknown = JSON.parse(await unpacked(code));
    const project = readProject(value);
    return project === null ? { project, crossed: crossedRoom(value) } : { project };
  } catch {
    return { project: null, crossed: null };
  }
}

/** Longer codes are none of ours: a small code can unfold into a large text. */
const longest = { code: 60_000, text: 2_000_000 } as const;

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function unpacked(code: string): Promise<string> {
  if (code.length > longest.code) throw new Error('Too long');
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    if (text.length > longest.text) throw new Error('Too large');
  }
  return text;
}
