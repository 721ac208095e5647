import { paths } from '@hien/domain/routes';
import { ButtonLink, Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Before a company buys: its ads are off, and what it buys is too. */
export function TakenDownNotice() {
  const text = useText();
  const language = useLanguage();
  return (
    <Notice
      tone="critical"
      title={text('ad.down.title')}
      action={<ButtonLink href={paths.membership.to(language)}>{text('ad.down.more')}</ButtonLink>}
    >
      {text('ad.down.buying')}
    </Notice>
  );
}
