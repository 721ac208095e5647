import { translation, type OtherLanguage } from './words.ts';

const ATTRIBUTES = ['placeholder', 'aria-label', 'title', 'alt'];
const LEFT_ALONE = 'script,style,textarea,[translate="no"],[contenteditable="true"],body [lang]';

function translateText(node: Text, language: OtherLanguage): void {
  if (!node.data.trim() || node.parentElement?.closest(LEFT_ALONE)) return;
  const next = translation(node.data, language);
  if (next === undefined) return;
  const [before = '', after = ''] = [/^\s*/u.exec(node.data)?.[0], /\s*$/u.exec(node.data)?.[0]];
  if (node.data.trim() !== next) node.data = before + next + after;
}

function translateAttributes(element: Element, language: OtherLanguage): void {
  if (element.closest('[translate="no"],body [lang]')) return;
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    const next = value ? translation(value, language) : undefined;
    if (next !== undefined && next !== value) element.setAttribute(name, next);
  }
}

function translateWithin(root: Node, language: OtherLanguage): void {
  if (root instanceof Text) return translateText(root, language);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) translateText(node, language);
    else if (node instanceof Element) translateAttributes(node, language);
  }
  return undefined;
}

/**
 * Puts the words of a language in the place of the Vietnamese ones, as a browser's translator does, and goes on as
 * the page changes: windows that open, toasts that come. Ends with what it gives back. What the words are about is
 * left to the stories: no sheet knows of languages.
 */
export function translatePage(language: OtherLanguage): () => void {
  translateWithin(document.body, language);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') translateAttributes(target as Element, language);
      else if (type === 'characterData') translateText(target as Text, language);
      else for (const node of addedNodes) translateWithin(node, language);
    }
    // What was put there just now is no news.
    observer.takeRecords();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}
