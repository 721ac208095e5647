import type { ContractorDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import { Clock, Globe, Phone } from 'lucide-react';
import { addressOf } from '../../shared/address/address.ts';
import { id as inquiryId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { tellSeen } from '../../shared/contractors/tell-seen.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyView.css.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const hourOfMinutes = 60;

/** `?like=5`: the inquiry of the reader that this company may be asked as well. */
const contactAddress = addressOf({ like: inquiryId });

/** Every way to reach the company; a message through here comes first, because it leaves a trace. */
export function Contact({ company }: { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const { like } = useAddress(contactAddress).url;
  const tell = (channel: 'phone' | 'website') => () =>
    tellSeen({ contractor_id: company.contractor_id, channel });
  const { contractor_id: id, company_phone: phone, hotline, website, answer_minutes } = company;
  return (
    <section className={s.card} aria-labelledby="contact">
      <Heading level={2} size="h5" id="contact">
        {text('contractor.contact')}
      </Heading>
      <ButtonLink
        href={paths.sendEmail.to(language, { contractor_id: id }, { like })}
        variant="primary"
      >
        {text('contractor.write')}
      </ButtonLink>
      <Text size="small" tone="muted" className={s.row}>
        <Clock {...icon} className={s.icon} />
        {useAnswerTime(answer_minutes)}
      </Text>
      <ul className={s.ways}>
        <li className={s.row}>
          <Phone {...icon} className={s.icon} />
          <Link href={`tel:${dialled(phone)}`} onClick={tell('phone')}>
            {text('contractor.call', { phone })}
          </Link>
        </li>
        {hotline === null ? null : (
          <li className={s.row}>
            <Phone {...icon} className={s.icon} />
            <Link href={`tel:${dialled(hotline)}`} onClick={tell('phone')}>
              {text('contractor.hotline', { phone: hotline })}
            </Link>
          </li>
        )}
        {isWeb(website) ? (
          <li className={s.row}>
            <Globe {...icon} className={s.icon} />
            <Link
              href={website}
              rel="nofollow noopener noreferrer"
              target="_blank"
              onClick={tell('website')}
            >
              {hostOf(website)}
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** Only what a browser opens as a page: what a company writes may be `javascript:`. */
const isWeb = (website: string | null): website is string =>
  website !== null && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol);

const hostOf = (website: string): string => new URL(website).host.replace(/^www\./, '');

function useAnswerTime(minutes: number | null): string {
  const text = useText();
  if (minutes === null) return text('contractor.answer.none');
  return minutes < hourOfMinutes
    ? text('contractor.answer.minutes', { count: minutes })
    : text('contractor.answer.hours', { count: Math.round(minutes / hourOfMinutes) });
}
