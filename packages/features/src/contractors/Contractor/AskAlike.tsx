import { type InboxThread, getWorkMap } from '@hien/api';
import { districtKey } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { askedTogether } from '../../shared/inquiry/own-inquiry.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { inquiryStatus } from '../../shared/status/contractor-status.ts';
import { type DirectoryPlace, directoryAddress, districtOf } from './directory-address.ts';
import * as s from './AskAlike.css.ts';

interface AskAlikeProps {
  like: InboxThread;
  url: DirectoryPlace;
  href: (change: Partial<DirectoryPlace>) => string;
}

/** The directory while one more company is looked for that is asked the same: what of, whom already, and the ways to more or fewer. */
export function AskAlike({ like, url, href }: AskAlikeProps) {
  const text = useText();
  const language = useLanguage();
  const { contractor, inquiry } = like;
  const city = inquiry.job?.city;
  const all = { ...directoryAddress.start, like: url.like };
  const isWhole = url.service === null && url.house === null && url.area === null;
  return (
    <section className={s.band} aria-labelledby="ask-alike">
      <Heading level={2} size="h4" id="ask-alike">
        {text('contractor.alike.title')}
      </Heading>
      <Text tone="muted" measure>
        {text('contractor.alike.lead', { company: contractor.company_name })}
      </Text>
      <ul className={s.list} aria-label={text('contractor.alike.list')}>
        {askedTogether(like).map((one) => (
          <li key={one.id} className={s.asked}>
            <Link href={paths.inbox.to(language, { message: one.id })}>
              {one.contractor.company_name}
            </Link>
            <CodeBadge status={inquiryStatus} code={one.inquiry} />
          </li>
        ))}
      </ul>
      <div className={s.ways}>
        <InTheDistrict like={like} url={url} href={href} />
        {city === undefined || (isWhole && url.budget === null) ? null : (
          <Link href={href({ ...all, city: url.city })}>{text('contractor.alike.wider')}</Link>
        )}
        <Link href={href({ ...url, like: undefined })} variant="quiet">
          {text('contractor.alike.stop')}
        </Link>
      </div>
    </section>
  );
}

/** Those who show work in the district of the job, where the directory knows it. */
function InTheDistrict({ like, url, href }: AskAlikeProps) {
  const text = useText();
  const { job } = like.inquiry;
  const isThere = job !== null && url.city === job.city && districtOf(url) === null;
  const { data } = useCall(getWorkMap, { city: url.city ?? undefined }, { enabled: isThere });
  const known = data?.districts.find(
    ({ district, companies }) =>
      companies > 0 && districtKey(district) === districtKey(job?.district ?? ''),
  );
  if (!isThere || known === undefined) return null;
  return (
    <Link href={href({ district: known.district })}>
      {text('contractor.alike.district', { district: known.district })}
    </Link>
  );
}
