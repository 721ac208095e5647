import { Link } from '@hien/ui';
import { ArrowLeft } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CustomerCenterPost.css.ts';

/** To the list this post stands in. */
export function BackToCenter() {
  const text = useText();
  return (
    <Link variant="quiet" className={s.back} href={paths.customerCenter.to(useLanguage())}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      {text('post.back')}
    </Link>
  );
}
