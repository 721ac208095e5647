import { listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Accordion, ButtonLink, Section, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeCards } from '../parts/HomeCards.tsx';
import { Introduction } from '../parts/Introduction.tsx';
import { RoomsLeadForm } from '../parts/RoomsLeadForm.tsx';
import { ThreeSteps } from '../parts/ThreeSteps.tsx';
import { TryRoom } from '../parts/TryRoom.tsx';
import { wantHomeOf } from '../parts/want-home.ts';

const some = { limit: 3 };

export const prefetch: Prefetch = (page) => wantHomeOf(page, some);

/** For new owners: a room that changes under the finger, how it goes, what it costs, and a form for whose project is missing. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const homes = useCall(listRoomHomes, some);
  return (
    <>
      <PageHead title={text('rooms.landing.title')} description={text('rooms.landing.lead')} />
      <IntroductionLd
        title={text('rooms.landing.title')}
        description={text('rooms.landing.lead')}
        pathname={paths.roomByRoomNewLandingPage.to(language)}
      />
      <Introduction
        isTall
        title={text('rooms.landing.title')}
        lead={text('rooms.landing.lead')}
        actions={
          <>
            <ButtonLink variant="primary" size="lg" href={paths.roomByRoom.to(language)}>
              {text('rooms.landing.find')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              size="lg"
              href={paths.roomByRoomNewIntroduction.to(language)}
            >
              {text('rooms.landing.guided')}
            </ButtonLink>
          </>
        }
      >
        <TryRoom homes={homes} />
      </Introduction>
      <ThreeSteps />
      {homes.data && homes.data.items.length > 0 ? (
        <Section title={text('rooms.landing.cost')} lead={text('rooms.landing.cost.lead')}>
          <HomeCards
            isBelow
            homes={homes.data.items}
            href={({ project_slug: slug, design_id: id }) =>
              paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id })
            }
          />
        </Section>
      ) : null}
      <Section title={text('rooms.landing.questions')} width="text">
        <Accordion
          level={3}
          items={(['truth', 'price', 'own', 'delivery'] as const).map((id) => ({
            id,
            title: text(`rooms.landing.question.${id}`),
            content: <Text measure>{text(`rooms.landing.answer.${id}`)}</Text>,
          }))}
        />
      </Section>
      <RoomsLeadForm kind="rooms_project" />
    </>
  );
}
