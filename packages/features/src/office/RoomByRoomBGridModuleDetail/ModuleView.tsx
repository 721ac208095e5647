import {
  type OfficeModule,
  moduleGroupLabels,
  officeModules,
  officeRoomLabels,
  roomsOfModule,
  withClearance,
} from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  DefinitionList,
  Heading,
  Picture,
  Price,
  Section,
  Text,
} from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { moduleDrawing, modulePhoto } from '../../shared/office/module-picture.ts';
import { KeepModule } from '../parts/KeepModule.tsx';
import { ModuleCards } from '../parts/ModuleCards.tsx';
import { MeasuredPlan } from './MeasuredPlan.tsx';
import * as s from './ModuleView.css.ts';

interface ModuleViewProps {
  module: OfficeModule;
}

/** A module as one sees it and as it stands on a plan: what it takes, what stays free, what it costs, what would do instead. */
export function ModuleView({ module }: ModuleViewProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { group, name, width, depth, height, people, clearance, price } = module;
  const { back, front, side } = clearance;
  const metres = (value: number) => text('office.metres', { value: format.decimal(value) });
  const photo = modulePhoto(module, language);
  const needed = withClearance(module);
  const others = officeModules.filter((one) => one.group === group && one !== module);
  return (
    <>
      <Container className={s.page}>
        <Breadcrumbs
          label={text('office.trail')}
          trail={[
            {
              label: text('office.intro.short'),
              href: paths.roomByRoomBGridIntroduction.to(language),
            },
            {
              label: text('office.modules.title'),
              href: paths.roomByRoomBGridModuleList.to(language),
            },
          ]}
          current={name[language]}
        />
        <div className={s.columns}>
          <div className={s.pictures}>
            {photo === null ? null : (
              <Picture
                picture={photo}
                ratio="4:3"
                sizes="(width > 992px) 640px, 100vw"
                priority
                className={s.drawing}
              />
            )}
            <Picture
              picture={moduleDrawing(module, language)}
              ratio="4:3"
              fit="contain"
              sizes="(width > 992px) 640px, 100vw"
              priority={photo === null}
              className={s.drawing}
            />
          </div>
          <div className={s.words}>
            <Text size="small" tone="muted">
              {moduleGroupLabels[group][language]}
            </Text>
            <Heading level={1}>{name[language]}</Heading>
            <Text size="lead">{module.about[language]}</Text>
            <Price
              size="lg"
              current={format.vnd(price)}
              currentLabel={text('office.module.price')}
              note={text('office.module.price.note')}
            />
            {people > 1 ? (
              <Text numeric tone="muted">
                {text('office.module.each', { price: format.vnd(Math.round(price / people)) })}
              </Text>
            ) : null}
            <div className={s.actions}>
              <ButtonLink
                variant="primary"
                size="lg"
                href={paths.roomByRoomBGridStep1.to(language)}
              >
                {text('office.intro.begin')}
              </ButtonLink>
              <ButtonLink
                size="lg"
                href={paths.roomByRoomBGridModuleList.to(language, { kind: group })}
              >
                {text('office.module.same-kind')}
              </ButtonLink>
              <ButtonLink
                size="lg"
                href={paths.roomByRoomBGridCart.to(language, { module: module.number })}
              >
                {text('office.module.to-cart')}
              </ButtonLink>
              <KeepModule module={module} place="words" />
            </div>
          </div>
        </div>
      </Container>
      <Section title={text('office.module.measures')} space="sm">
        <div className={s.columns}>
          <figure className={s.figure}>
            <MeasuredPlan module={module} />
            <Text as="figcaption" size="small" tone="muted">
              {text('office.module.free')}
            </Text>
          </figure>
          <DefinitionList
            items={[
              { term: text('office.module.width'), detail: metres(width) },
              { term: text('office.module.depth'), detail: metres(depth) },
              { term: text('office.module.height'), detail: metres(height) },
              {
                term: text('office.module.people'),
                detail: people === 0 ? text('office.module.nobody') : format.integer(people),
              },
              { term: text('office.module.front'), detail: metres(front) },
              { term: text('office.module.back'), detail: metres(back) },
              { term: text('office.module.side'), detail: metres(side) },
              {
                term: text('office.module.needs'),
                detail: text('office.size', {
                  width: format.decimal(needed.width),
                  depth: format.decimal(needed.depth),
                }),
              },
              {
                term: text('office.module.rooms'),
                detail: roomsOfModule(module)
                  .map((kind) => officeRoomLabels[kind][language])
                  .join(', '),
              },
            ]}
          />
        </div>
      </Section>
      <Section title={text('office.module.instead')} space="sm">
        <ModuleCards modules={others} />
      </Section>
    </>
  );
}
