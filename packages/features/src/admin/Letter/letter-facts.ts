import type { Letter } from '@hien/api';
import { languages } from '@hien/domain';

/** Of all languages together. */
export const allReaders = ({ readers }: Letter): number =>
  languages.reduce((sum, language) => sum + readers[language], 0);

/** An editor's words as a form holds them. */
export const wordsOf = ({ words }: Letter) => words ?? { vi: '', en: '', ko: '' };
