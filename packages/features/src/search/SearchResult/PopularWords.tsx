import { Chip } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { popularWords } from '../../shared/search/popular-words.ts';

/** What others look for: a way on from an empty result. */
export function PopularWords() {
  const text = useText();
  const language = useLanguage();
  return popularWords.map((id) => (
    <Chip key={id} href={paths.searchResult.to(language, { id: text(id) })}>
      {text(id)}
    </Chip>
  ));
}
