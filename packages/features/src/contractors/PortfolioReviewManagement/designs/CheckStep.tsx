import { type DesignDraft, listProductsByIds } from '@hien/api';
import {
  type DesignFault,
  designChanges,
  designFieldLabels,
  designFields,
  fieldOfFault,
} from '@hien/domain';
import { Heading, Link, Notice, Text } from '@hien/ui';
import { useCall } from '../../../shared/calls/useCall.ts';
import { DesignDifference } from '../../../shared/designs/DesignDifference.tsx';
import { validationText } from '../../../shared/forms/validation-text.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../../shared/i18n/useText.ts';
import * as s from './designs.css.ts';
import type { Content } from './wizard.ts';

interface CheckStepProps {
  draft: DesignDraft;
  content: Content;
  /** What keeps it from being sent, each with a way to its place. */
  faults: readonly DesignFault[];
  faultHref: (fault: DesignFault) => string;
}

/** The design as buyers will see it, what is missing, and what staff will read. */
export function CheckStep({ draft, content, faults, faultHref }: CheckStepProps) {
  const text = useText();
  const language = useLanguage();
  const ids = [
    ...new Set(
      [content, draft.live].flatMap((one) =>
        (one?.rooms ?? []).flatMap(({ pieces }) => pieces.map(({ product_id: id }) => id)),
      ),
    ),
  ].toSorted((a, b) => a - b);
  const { data } = useCall(
    listProductsByIds,
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  const pieces = new Map(data?.products.map((piece) => [piece.id, piece.name]));
  const fields = draft.live === null ? designFields : designChanges(draft.live, content);
  return (
    <div className={s.stack}>
      {faults.length === 0 ? null : (
        <Notice
          tone="caution"
          role="alert"
          title={text('design.editor.missing', { count: faults.length })}
        >
          <ul className={s.missing}>
            {faults.map((fault) => (
              <li key={fault.field}>
                <Link className={s.missingLink} href={faultHref(fault)}>
                  {placeOf(fault, language, text)}
                </Link>
                {`: ${validationText(text, fault.message)}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Preview content={content} names={pieces} />
      <section className={s.group} aria-labelledby="design-sent">
        <Heading level={3} size="h4" id="design-sent">
          {text(draft.live === null ? 'design.editor.all' : 'design.editor.differs')}
        </Heading>
        <DesignDifference before={draft.live} after={content} fields={fields} pieces={pieces} />
      </section>
    </div>
  );
}

/** “Các phòng, phòng 2”. */
function placeOf(
  fault: DesignFault,
  language: ReturnType<typeof useLanguage>,
  text: ReturnType<typeof useText>,
): string {
  const [, at] = fault.field.split('.');
  const field = fieldOfFault(fault);
  const label = designFieldLabels[field][language];
  if (at === undefined) return label;
  const number = Number(at) + 1;
  return text(field === 'rooms' ? 'design.editor.room' : 'design.editor.file.kept', { number });
}

function Preview({ content, names }: { content: Content; names: ReadonlyMap<number, string> }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const name = content.name[language] || content.name.vi || text('design.manage.unnamed');
  const renders = new Set([...content.pictures, ...content.rooms.flatMap((room) => room.pictures)]);
  return (
    <section className={s.preview} aria-labelledby="design-preview">
      <Text size="small" tone="muted">
        {text('design.editor.preview')}
      </Text>
      {content.pictures.length === 0 ? null : (
        <ol className={s.shots}>
          {content.pictures.map((address, at) => (
            <li key={address} className={at === 0 ? s.first : undefined}>
              <img
                className={s.image}
                src={`${address}?width=${at === 0 ? 1280 : 320}`}
                alt={text('design.picture', { number: at + 1 })}
              />
            </li>
          ))}
        </ol>
      )}
      <Heading level={3} size="h4" id="design-preview">
        {name}
      </Heading>
      <Text>{content.summary[language] || content.summary.vi}</Text>
      <Text numeric>
        {[
          content.price === null ? '–' : format.vnd(content.price),
          ...(content.area === null
            ? []
            : [
                text('design.editor.preview.facts', {
                  area: format.area(content.area),
                  rooms: content.rooms.length,
                }),
              ]),
        ].join(' · ')}
      </Text>
      <ul className={s.list}>
        {content.rooms.map((room, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a room is its place
          <li key={at}>
            {[
              room.room_type === '' ? '–' : text(`room.${room.room_type}` as MessageId),
              ...(room.area === null ? [] : [format.area(room.area)]),
              ...room.pieces.map(({ product_id: id, quantity }) =>
                text('design.piece', { name: names.get(id) ?? `SP-${id}`, count: quantity }),
              ),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <Heading level={4} size="h5">
        {text('design.editor.preview.package')}
      </Heading>
      <ul className={s.list}>
        <li>{text('design.editor.preview.renders', { count: renders.size })}</li>
        {content.plans.length === 0 ? null : (
          <li>{text('design.editor.preview.plans', { count: content.plans.length })}</li>
        )}
        {content.files.map(({ file, title }) => (
          <li key={file}>{`${title}.pdf`}</li>
        ))}
        <li>{text('design.editor.preview.lists')}</li>
      </ul>
    </section>
  );
}
