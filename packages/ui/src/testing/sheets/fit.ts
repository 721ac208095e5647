import {
  isClear,
  isSeen,
  outwards,
  elementPath,
  seenTexts,
  short,
  type SeenText,
} from './visible.ts';

/** Letters may lean out of their line by a little; a line's box is taller than its letters. */
const SIDE = 1.5;
const ABOVE = 0.3;

const paints = (style: CSSStyleDeclaration) =>
  !isClear(style.backgroundColor) ||
  ['Top', 'Right', 'Bottom', 'Left'].some(
    (side) => style.getPropertyValue(`border-${side.toLowerCase()}-width`) !== '0px',
  );

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

function shortens(style: CSSStyleDeclaration): boolean {
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
}

function sticksOut(rect: DOMRect, box: DOMRect): boolean {
  const slack = rect.height * ABOVE;
  return (
    rect.left < box.left - SIDE ||
    rect.right > box.right + SIDE ||
    rect.top < box.top - slack ||
    rect.bottom > box.bottom + slack
  );
}

const apart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** Why a text is not wholly in its place, if it is not. */
function loss({ element, rects }: SeenText): string | undefined {
  let floats = false;
  for (const box of outwards(element)) {
    const style = getComputedStyle(box);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const positioned = style.position !== 'static';
    if (floats && !positioned) continue;
    const overflow = [style.overflowX, style.overflowY];
    if (shortens(style) || overflow.some(scrolls)) return undefined;
    const rect = box.getBoundingClientRect();
    const out = rects.filter((line) => sticksOut(line, rect));
    if (out.length > 0) {
      // What stands wholly outside waits there: a folded part, the next slide.
      const waits = rects.every((line) => apart(line, rect)) || rect.height < 2 || rect.width < 2;
      if (overflow.some(cuts)) return waits ? undefined : `is cut off by ${elementPath(box)}`;
      if (!floats && paints(style)) return `sticks out of ${elementPath(box)}`;
    }
    floats = style.position === 'absolute' || style.position === 'fixed';
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

/** Something of its own plane: a menu, a tip, a mark on a corner. */
const plane = (element: Element) =>
  [...outwards(element)].find((box) =>
    ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(box).position),
  );

/** What is left of a line where boxes around it cut. */
function shown(line: DOMRect, element: Element): DOMRect {
  let { left, right, top, bottom } = line;
  for (const box of outwards(element)) {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    if (overflowX === 'visible' || display === 'inline') continue;
    const rect = box.getBoundingClientRect();
    [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)];
    if (overflowY !== 'visible')
      [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function overlaps(texts: readonly SeenText[]): string[] {
  const lines = texts.flatMap((text) =>
    text.rects
      .map((rect) => ({ text, rect: shown(rect, text.element), plane: plane(text.element) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1),
  );
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const found: string[] = [];
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (one.text === other.text || one.plane !== other.plane) continue;
      const wide =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (wide > 2 && high > Math.min(one.rect.height, other.rect.height) * 0.45)
        found.push(
          `“${short(one.text.node.data)}” stands on “${short(other.text.node.data)}” (${elementPath(one.text.element)})`,
        );
    }
  });
  return found;
}

/** What makes the page wider than the window. */
function wideParts(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.getBoundingClientRect().right <= width + 1 || !isSeen(element)) return false;
    return [...outwards(element)].every(
      (box) => box === element || getComputedStyle(box).overflowX === 'visible',
    );
  });
  const inner = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return inner
    .slice(0, 5)
    .map(
      (element) =>
        `${elementPath(element)} “${short(element.textContent)}” ends at ${Math.round(element.getBoundingClientRect().right)} of ${width} px`,
    );
}

/** Everything that has no room, one line each. */
export function misfits({ page = true } = {}): string[] {
  const texts = seenTexts();
  const lost = texts.flatMap((text) => {
    const why = loss(text);
    return why ? [`“${short(text.node.data)}” ${why}`] : [];
  });
  return [...new Set([...(page ? wideParts() : []), ...lost, ...overlaps(texts)])];
}

/** Words, as a translator would lengthen them; figures and single signs stay. */
const WORD = /\p{L}{3}/u;

/** Says every text three times over, but for names that no language changes. */
export function tripleTexts(): void {
  for (const { node, element } of seenTexts())
    if (WORD.test(node.data) && !element.closest('[translate=no]'))
      node.data = `${node.data.trimEnd()} `.repeat(3).trimEnd();
}

interface Size {
  width: number;
  height: number;
}

/** Icons, ticks and dots: what has one size, whatever the text beside it. */
export function fixedSizes(): Map<Element, Size> {
  const found = new Map<Element, Size>();
  for (const element of document.body.querySelectorAll(
    'svg,img,input[type=checkbox],input[type=radio]',
  )) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && width <= 64 && isSeen(element)) found.set(element, { width, height });
  }
  return found;
}

const px = ({ width, height }: Size) => `${Math.round(width)}×${Math.round(height)} px`;

/** Those of them that have another size now. */
export function resized(before: Map<Element, Size>): string[] {
  const now = fixedSizes();
  const lines = [...before].flatMap(([element, was]) => {
    const is = now.get(element);
    const same =
      !is || (Math.abs(is.width - was.width) < SIDE && Math.abs(is.height - was.height) < SIDE);
    return same ? [] : [`${elementPath(element)} was ${px(was)}, is ${px(is)}`];
  });
  return [...new Set(lines)];
}
