/** Standing on the page for eyes: drawn, not transparent, not for screen readers alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, opacity } = getComputedStyle(box);
    if (clipPath === 'inset(50%)' || opacity === '0') return false;
  }
  return true;
}

/** A text of the page and where its letters stand. */
export interface SeenText {
  node: Text;
  element: Element;
  rects: DOMRect[];
}

/** Every text that is seen, but for the names of a sheet's rows. */
export function seenTexts(root: Element = document.body): SeenText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: SeenText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || !node.data.trim() || isRowName(element) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (rects.length > 0) found.push({ node, element, rects });
  }
  return found;
}

const isRowName = (element: Element) =>
  element.closest('style,script') !== null ||
  element.closest('th')?.closest('table')?.parentElement?.matches('section[data-mode]') === true;

export const isClear = (colour: string) => colour === 'transparent' || colour.endsWith(', 0)');

/** From the element outwards, itself first. */
export function* outwards(element: Element): Generator<HTMLElement> {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (box instanceof HTMLElement) yield box;
}

export const short = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};

/** Where something stands, for the one who mends it. */
export const elementPath = (element: Element) =>
  [...outwards(element)]
    .slice(0, 3)
    .map((box) => `${box.tagName.toLowerCase()}.${[...box.classList].at(-1) ?? ''}`)
    .toReversed()
    .join(' > ');
