import { Chip } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';

const words: readonly MessageId[] = [
  'home.find.word.1',
  'home.find.word.2',
  'home.find.word.3',
  'home.find.word.4',
];

/** What others look for: a way on from an empty result. */
export function PopularWords() {
  const text = useText();
  const language = useLanguage();
  return words.map((id) => (
    <Chip key={id} href={paths.searchResult.to(language, { id: text(id) })}>
      {text(id)}
    </Chip>
  ));
}
