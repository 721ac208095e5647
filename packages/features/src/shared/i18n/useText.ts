import { use } from 'react';
import { type Texts, TextsContext } from './texts.ts';

export type { MessageId } from './texts.ts';

/** `text('home.title')`, `text('shop.found', { count })`: a message in the page's language. Ids are checked by the compiler. */
export const useText = (): Texts['say'] => use(TextsContext).say;
