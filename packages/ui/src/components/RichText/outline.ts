import type { PictureData } from '../Picture/media.ts';
import { cleanHtml, type RichElement, type RichNode } from './clean-html.ts';

/** A heading that a table of contents leads to: `id` is its anchor. */
export type ContentsEntry = { id: string; text: string };

export const anchorOf = (at: number): string => `section-${at + 1}`;

const elementsOf = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

/** The highest headings of a text, in its order. */
export const headsOf = (nodes: readonly RichNode[]): RichElement[] =>
  elementsOf(nodes).filter(({ tag }) => tag === 'h2');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** A picture of the media endpoint whose size is known, undefined for one from elsewhere. */
export const ownPicture = ({ src, alt, width, height }: RichElement): PictureData | undefined => {
  const found = /^\/media\/([^?#]+)\/([^/?#]+)(?:[?#].*)?$/.exec(src ?? '');
  const [, path, name] = found ?? [];
  return path && name && width && height
    ? {
        path: path.split('/').map(decoded).join('/'),
        name: decoded(name),
        width,
        height,
        alt: alt ?? '',
      }
    : undefined;
};

/** A malformed escape stays as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const ownPicturesOf = (nodes: readonly RichNode[]): RichElement[] =>
  elementsOf(nodes).filter((node) => node.tag === 'img' && ownPicture(node));

/** What a stored text is divided into. `RichText` with `anchors` gives its headings these ids. */
export const contentsOf = (html: string): ContentsEntry[] =>
  headsOf(cleanHtml(html)).map(({ children }, at) => ({
    id: anchorOf(at),
    text: wordsOf(children).trim(),
  }));

/** The pieces of the shop that stand in it, by their numbers. */
export const productsOf = (html: string): number[] =>
  elementsOf(cleanHtml(html)).flatMap(({ product }) => product ?? []);

/** Its pictures that can be opened large, in its order. */
export const picturesOf = (html: string): PictureData[] =>
  ownPicturesOf(cleanHtml(html)).flatMap((node) => ownPicture(node) ?? []);
