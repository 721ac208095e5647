import { Link } from '@hien/ui';
import { useText, type MessageId } from '../../shared/i18n/useText.ts';

/** The way to the whole list. */
export function SeeAll({ href, label }: { href: string; label: MessageId }) {
  const text = useText();
  return (
    <Link variant="action" href={href}>
      {text(label)}
    </Link>
  );
}
