import { Link } from '@hien/ui';
import { useText, type MessageId } from '../../shared/i18n/useText.ts';
import { useOpen } from '../../shared/routing/open-routes.ts';

/** The way to the whole list, once it has a page. */
export function SeeAll({ href, label }: { href: string; label: MessageId }) {
  const text = useText();
  const open = useOpen()(href);
  return open ? (
    <Link variant="action" href={open}>
      {text(label)}
    </Link>
  ) : null;
}
