import {
  cartLines,
  exchanged,
  moduleLines,
  officeModule,
  officeTotal,
  officeVatRate,
  totalOfLines,
  withQuantity,
} from '@hien/domain/office-plan';
import { ButtonLink, DefinitionList, EmptyState, Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useRef, useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { HeadcountNotice } from '../parts/HeadcountNotice.tsx';
import { MyProjects } from '../parts/MyProjects.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { AddToCart } from './AddToCart.tsx';
import { CartLine } from './CartLine.tsx';
import * as s from '../parts/Office.css.ts';
import * as own from './Cart.css.ts';

/** The modules of a project with how many and for how much; what is changed here is changed on the plan. */
export function CartView({ flow: { project, store, link } }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const signedIn = useSignedIn();
  const saidRef = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const lines = cartLines(project);
  const { net, vat, total } = totalOfLines(moduleLines(project));
  const nameOf = (id: string) => officeModule(id)?.name[language] ?? id;
  const set = (id: string, quantity: number) => {
    store.change(withQuantity(project, id, quantity));
    setSaid(
      quantity === 0
        ? text('office-plan.said.removed', { module: nameOf(id) })
        : text('office-plan.cart.said.quantity', { module: nameOf(id), count: quantity }),
    );
    // Its line goes, and what was pressed with it.
    if (quantity === 0) saidRef.current?.focus();
  };
  const exchange = (id: string, other: string) => {
    const next = exchanged(project, id, other);
    store.change(next.project);
    const names = { from: nameOf(id), to: nameOf(other) };
    setSaid(
      next.beside > 0
        ? text('office-plan.cart.said.beside', { ...names, count: next.beside })
        : project.modules.some(({ module }) => module === id)
          ? text('office-plan.cart.said.exchanged', names)
          : text('office-plan.cart.said.exchanged.off-plan', names),
    );
    saidRef.current?.focus();
  };
  return (
    <>
      <div ref={saidRef} tabIndex={-1}>
        <Text size="small" role="status">
          {said}
        </Text>
      </div>
      <div className={s.columns}>
        <section className={s.part} aria-labelledby="lines">
          <Heading level={2} size="h4" id="lines">
            {text('office-plan.cart.lines', { name: project.name || text('office-plan.unnamed') })}
          </Heading>
          {lines.length === 0 ? (
            <EmptyState
              drawing="lamp"
              title={text('office-plan.list.empty')}
              text={text('office-plan.cart.empty')}
              action={
                <ButtonLink variant="primary" href={link.stepHref('modules')}>
                  {text('office-plan.next.modules')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={own.list}>
              {lines.map((line) => (
                <CartLine
                  key={line.module.id}
                  line={line}
                  onQuantity={(quantity) => set(line.module.id, quantity)}
                  onExchange={(other) => exchange(line.module.id, other.id)}
                />
              ))}
            </ul>
          )}
        </section>
        <div className={s.told}>
          <section className={s.part} aria-labelledby="sum">
            <Heading level={2} size="h4" id="sum">
              {text('office-plan.cart.sum')}
            </Heading>
            <DefinitionList
              look="sum"
              items={[
                { term: text('office-plan.costs.net'), detail: format.vnd(net) },
                {
                  term: text('office-plan.costs.vat', {
                    rate: format.percent(officeVatRate / 100),
                  }),
                  detail: format.vnd(vat),
                },
                { term: text('office-plan.cart.total'), detail: format.vnd(total) },
              ]}
            />
            <Text size="small" tone="muted">
              {text('office-plan.cart.works', { total: format.vnd(officeTotal(project).total) })}{' '}
              <Link href={link.stepHref('summary')}>{text('office-plan.next.summary')}</Link>
            </Text>
            <Text size="small" tone="muted">
              {text('office-plan.cart.apart')}
            </Text>
            <HeadcountNotice project={project} />
          </section>
          <AddToCart
            link={link}
            onAdd={(id) =>
              set(id, (lines.find(({ module }) => module.id === id)?.quantity ?? 0) + 1)
            }
          />
          {/* What lies on this device comes first, and is not all that a member has. */}
          {signedIn && link.url.project === undefined ? (
            <MyProjects hrefOf={link.cartHref} isChoice />
          ) : null}
          <p className={s.tools}>
            <ButtonLink
              variant="quiet"
              size="sm"
              href={paths.roomByRoomBGridModuleList.to(language)}
            >
              {text('office-plan.cart.all-modules')}
            </ButtonLink>
            <ButtonLink variant="quiet" size="sm" href={paths.roomByRoomBGridWishlist.to(language)}>
              {text('office-plan.cart.kept')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <StepBar label={text('office-plan.cart.total')} figure={format.vnd(total)}>
        <ButtonLink variant="primary" size="lg" href={`${link.stepHref('summary')}#request`}>
          {text('office-plan.request.go')}
        </ButtonLink>
      </StepBar>
    </>
  );
}
