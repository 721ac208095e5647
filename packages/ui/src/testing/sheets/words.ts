import { names } from '../words/names.ts';
import { translatePage } from '../words/translate-page.ts';
import { settled } from './stage.ts';
import { seenTexts } from './visible.ts';

const longestFirst = names.toSorted((one, other) => other.length - one.length);

/** Letters that Vietnamese alone has; one alone is an initial, or the đ of a price. */
const isVietnamese = (text: string) =>
  text.length > 1 &&
  (/[đĐ]/u.test(text.replaceAll(/\d\s*đ/gu, '')) ||
    /[\u0300-\u0303\u0306\u0309\u031B\u0323]/u.test(text.normalize('NFD')));

const typed = '[translate="no"],[contenteditable="true"],textarea,body [lang]';

/**
 * What is still Vietnamese once the page was put into Korean. The table has both other languages for every text:
 * what is found for one is there for the other.
 */
export async function untranslated(): Promise<string[]> {
  const end = translatePage('ko');
  await settled();
  const left = seenTexts()
    .filter(({ element }) => !element.closest(typed))
    .map(({ node }) =>
      longestFirst.reduce((text, name) => text.replaceAll(name, ''), node.data.trim()),
    )
    .filter(isVietnamese);
  end();
  return [...new Set(left)];
}
