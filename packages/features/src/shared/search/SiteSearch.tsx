import { type Suggestion, suggest } from '@hien/api';
import { SearchBox } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '@hien/domain';
import { useCall } from '../calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { matchParts } from './parts.ts';
import { useDebounced } from './useDebounced.ts';

interface SiteSearchProps {
  /** Words that are there already: on the result page, those searched for. */
  words?: string;
  size?: 'md' | 'lg';
}

/** Search over everything, with suggestions that need no accents: “den tran” offers “Đèn trần”. */
export function SiteSearch({ words = '', size = 'md' }: SiteSearchProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [value, setValue] = useState(words);
  // Asked for at a pause in typing, not at each key.
  const asked = useDebounced(value.trim(), 200);
  const found = useCall(
    suggest,
    { q: asked, limit: 8 },
    {
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      select: ({ items }) => items,
    },
  );
  const offers = asked === '' || value.trim() === '' ? [] : (found.data ?? []);

  return (
    <SearchBox
      size={size}
      // Before the script listens, the browser itself brings the words to the shop.
      action={paths.shop.to(language)}
      label={text('search.label')}
      placeholder={text('search.placeholder')}
      clearLabel={text('search.clear')}
      submitLabel={text('search.submit')}
      value={value}
      onChange={setValue}
      onSubmit={(wanted) => {
        if (wanted !== '') void navigate(paths.searchResult.to(language, { id: wanted }));
      }}
      suggestions={offers.map((offer, at) => ({
        id: String(at),
        label: matchParts(offer.text, offer.highlights),
        hint: text(`search.kind.${offer.kind}`),
        ...(offer.picture ? { picture: offer.picture } : {}),
      }))}
      onPick={({ id }) => {
        const offer = offers[Number(id)];
        if (offer) void navigate(offerUrl(language, offer));
      }}
      {...(asked !== '' && found.data
        ? { status: text('search.status', { count: offers.length }) }
        : {})}
    />
  );
}

function offerUrl(language: Language, { kind, id, text }: Suggestion): string {
  if (id != null && kind === 'product') return paths.shopDetail.to(language, { id });
  if (id != null && kind === 'category') return paths.shop.to(language, { category: id });
  if (id != null && kind === 'brand') return paths.shop.to(language, { brand: id });
  return paths.searchResult.to(language, { id: text });
}
