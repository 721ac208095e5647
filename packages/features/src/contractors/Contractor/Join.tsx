import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DirectoryView.css.ts';

/** For companies that are not in the list: the way in (docs/adr/0143). */
export function Join() {
  const text = useText();
  return (
    <aside className={s.rules} aria-labelledby="join">
      <Heading level={2} size="h5" id="join">
        {text('contractor.join.title')}
      </Heading>
      <Text size="small" tone="muted">
        {text('contractor.join.text')}
      </Text>
      <div>
        <ButtonLink size="sm" href={paths.contractorViewEditor.to(useLanguage(), { id: 'new' })}>
          {text('contractor.join.action')}
        </ButtonLink>
      </div>
    </aside>
  );
}
