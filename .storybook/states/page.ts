import { marks } from '@hien/ui/testing';

/** What can be seen of a story: its own root, and what it has put beside it (dialogs, toasts). */
export function rootsOf(canvas: HTMLElement): readonly HTMLElement[] {
  const beside = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(canvas) &&
      !/^(script|style|link|template)$/i.test(element.tagName) &&
      !element.className.startsWith('sb-') &&
      !element.id.startsWith('storybook-'),
  );
  return [canvas, ...beside];
}

const visible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** The elements of a selector that are laid out and not hidden. */
export const seen = (roots: readonly HTMLElement[], selector: string): Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll(selector)].filter(visible));

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The values of its fields, those that are typed in. */
export const valuesOf = (roots: readonly HTMLElement[]): string[] =>
  roots.flatMap((root) =>
    [...root.querySelectorAll<Field>('input, textarea')].map(({ value }) => value),
  );

/** Everything that is written on the page, and in its fields. */
export const textOf = (roots: readonly HTMLElement[]): string =>
  plain([...roots.map((root) => root.textContent), ...valuesOf(roots)].join(' '));

/** Whether nothing at all is laid out: asked again and again, so it stops at the first element. */
export const isBlank = (roots: readonly HTMLElement[]): boolean =>
  !roots.some((root) => [...root.querySelectorAll('*')].some(visible));

/** Whether a text is written on the page: its beginning, for a list may cut the rest. */
export const isWritten = (page: string, text: string, letters = 40): boolean => {
  const beginning = plain(text).slice(0, letters).trim();
  return beginning !== '' && page.includes(beginning);
};

/** Ids that React counts through a whole run, in the order of this page. */
function withoutCounts(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(/[_«]r_?[a-z\d]+[_»]/g, (id) => {
    const name = names.get(id) ?? `id-${names.size}`;
    names.set(id, name);
    return name;
  });
}

/** A root's tree, the same before its pictures have come and after, and after a style that came and went: when they come is chance. */
function treeOf(root: HTMLElement): string {
  const tree = root.cloneNode(true) as HTMLElement;
  for (const plain of tree.querySelectorAll('[style=""]')) plain.removeAttribute('style');
  for (const blur of tree.querySelectorAll(marks.pictureToCome)) blur.remove();
  for (const image of tree.querySelectorAll('img')) image.removeAttribute('class');
  return tree.outerHTML;
}

/** The page in words: two of the same text have the same picture and the same tree for a screen reader. */
export function formOf(roots: readonly HTMLElement[]): string {
  const focus = document.activeElement;
  const fields = roots.flatMap((root) =>
    [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value, checked }) => `${value}${checked ? '✓' : ''}`,
    ),
  );
  const looks = [
    ...roots.map(treeOf),
    ...fields,
    focus === document.body ? '' : (focus?.outerHTML.slice(0, 200) ?? ''),
    `${innerWidth}×${innerHeight} ${Math.round(scrollY)}`,
  ];
  return withoutCounts(looks.join('\n'));
}

export const skeletons = (roots: readonly HTMLElement[]): Element[] => seen(roots, marks.skeleton);
