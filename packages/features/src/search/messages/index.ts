import type { Catalogues, Messages } from '../../shared/i18n/catalogues.ts';

export const catalogues: Catalogues = import.meta.glob<Messages>('./*.json', { import: 'default' });
