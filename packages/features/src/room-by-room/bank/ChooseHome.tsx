import { type RbrHome, getRoomHome, listRoomHomes } from '@hien/api';
import { ButtonLink, Heading, LinkBase, Notice, Picture, Section, Text } from '@hien/ui';
import { LayoutGrid, Map } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { HomesList } from '../parts/HomesList.tsx';
import { SelectorSkeleton } from '../Selector/SelectorSkeleton.tsx';
import { BankFrame } from './BankFrame.tsx';
import { type BankUrl, isBroken } from './bank-address.ts';
import { bankWays } from './bank-steps.ts';
import { type BankLink, useBankAddress } from './useBankAddress.ts';
import * as s from './Bank.css.ts';

/** The homes of the bank's projects, or of the one that its link names. */
export const homesInput = ({ project, page }: BankUrl) => ({
  ...(project === undefined ? { brand: 'vib' as const } : { project }),
  page,
  limit: 12,
});

/**
 * Which home, and whether by rooms or by its plan. Whoever comes to a later step without a home, or with one that is not
 * there, is here too, and is told.
 */
export function ChooseHome({ isLost = false }: { isLost?: boolean }) {
  const text = useText();
  const format = useFormat();
  const link = useBankAddress();
  const { url } = link;
  const [params] = useSearchParams();
  const unit = isLost ? undefined : url.unit;
  const home = useCall(getRoomHome, { designId: unit ?? 0 }, { enabled: unit !== undefined });
  return (
    <BankFrame step="home" way="room" link={link}>
      {isLost || isBroken(params, url) ? (
        <Notice tone="caution" role="status">
          {text('bank.link.broken')}
        </Notice>
      ) : null}
      {url.budget === undefined ? null : (
        <Text numeric>{text('bank.budget', { amount: format.vnd(url.budget) })}</Text>
      )}
      {unit === undefined ? (
        <OtherHomes link={link} />
      ) : (
        <QueryBoundary
          query={home}
          size="page"
          skeleton={<SelectorSkeleton />}
          notFound={
            <>
              <Notice tone="caution" role="status">
                {text('bank.link.broken')}
              </Notice>
              <OtherHomes link={link} />
            </>
          }
        >
          {(data) => <Ways home={data} link={link} />}
        </QueryBoundary>
      )}
    </BankFrame>
  );
}

function OtherHomes({ link }: { link: BankLink }) {
  const text = useText();
  const { url, href } = link;
  const homes = useCall(listRoomHomes, homesInput(url));
  return (
    <>
      <Picture
        picture={housePicture('navyHome', text('bank.picture'))}
        ratio="21:9"
        priority
        sizes="(min-width: 1280px) 1280px, 100vw"
      />
      <Section title={text('bank.homes')} space="sm">
        <HomesList
          homes={homes}
          isNarrowed={url.project !== undefined}
          href={href}
          startHref={href({ project: undefined, unit: undefined })}
          homeHref={({ design_id: unit }) => href({ unit, code: '', rooms: [] })}
        />
      </Section>
    </>
  );
}

/** The home that was chosen, and the two ways through it. */
function Ways({ home, link }: { home: RbrHome; link: BankLink }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.columns}>
      <figure className={s.home}>
        <Picture
          picture={home.rooms[0]?.views[0]?.picture ?? null}
          ratio="4:3"
          sizes="(width > 992px) 640px, 100vw"
          alt=""
          priority
        />
        <figcaption className={s.homeWords}>
          <Heading level={2} size="h4">
            {home.name}
          </Heading>
          <Text tone="muted">
            {home.project.project_name} · {format.area(home.area)}
          </Text>
          <ButtonLink
            variant="quiet"
            size="sm"
            href={link.href({ unit: undefined, code: '', rooms: [] })}
          >
            {text('bank.home.other')}
          </ButtonLink>
        </figcaption>
      </figure>
      <ul className={s.ways}>
        {bankWays
          .filter((way) => way === 'room' || home.floors.length > 0)
          .map((way) => (
            <li key={way} className={s.way}>
              {way === 'room' ? (
                <LayoutGrid size={28} strokeWidth={1.5} aria-hidden />
              ) : (
                <Map size={28} strokeWidth={1.5} aria-hidden />
              )}
              <span className={s.wayWords}>
                <LinkBase className={s.wayLink} href={link.stepHref('rooms', way)}>
                  {text(`bank.way.${way}`)}
                </LinkBase>
                <Text size="small" tone="muted">
                  {text(`bank.way.${way}.text`)}
                </Text>
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
