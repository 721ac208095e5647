import { Button, Link, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { SharedLink } from '../../shared/inquiry/shared-link.ts';
import * as s from './SendEmailView.css.ts';

/** The page the visitor came from, with its small picture: it goes along as a link. */
export function SharedCard({ shared, onForget }: { shared: SharedLink; onForget: () => void }) {
  const text = useText();
  return (
    <div className={s.shared}>
      {shared.thumbnail ? (
        <img
          className={s.thumbnail}
          src={`${shared.thumbnail}?width=160`}
          alt=""
          width={96}
          height={72}
        />
      ) : null}
      <div className={s.sharedWords}>
        <Text weight="strong">{text('send-email.shared')}</Text>
        <Text size="small">
          <Link href={shared.link}>{text('send-email.shared.look')}</Link>
        </Text>
      </div>
      <Button size="sm" variant="quiet" onClick={onForget}>
        {text('send-email.shared.forget')}
      </Button>
    </div>
  );
}
