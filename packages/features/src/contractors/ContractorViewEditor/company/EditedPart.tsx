import {
  type CompanyContent,
  type CompanyDraftState,
  type CompanyFault,
  type CompanyField,
  companyFieldLabels,
} from '@hien/domain';
import { Badge, Button, DefinitionList, Heading } from '@hien/ui';
import { Pencil } from 'lucide-react';
import { validationText } from '../../../shared/forms/validation-text.ts';
import { CompanyValue } from '../../../shared/contractors/CompanyValue.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { Today } from './fields/Today.tsx';
import { type CompanyPart, fieldsOf } from './company-parts.ts';
import * as s from '../editor.css.ts';

interface EditedPartProps {
  part: CompanyPart;
  content: CompanyContent;
  live: CompanyContent;
  /** Fields in which the two differ. */
  changed: readonly CompanyField[];
  faults: readonly CompanyFault[];
  state: CompanyDraftState;
  onEdit: () => void;
}

/** A part of the page as it will be read, with what visitors see today where that is something else, and the mark that opens its form. */
export function EditedPart({
  part,
  content,
  live,
  changed,
  faults,
  state,
  onEdit,
}: EditedPartProps) {
  const text = useText();
  const language = useLanguage();
  const title = text(`company.own.part.${part}`);
  const fields = fieldsOf(part);
  const isChanged = fields.some((field) => changed.includes(field));
  const waits = state === 'waiting';
  // A part of one field is called as its field is.
  const only = fields.length === 1 ? fields[0] : undefined;
  const told = (field: CompanyField) => {
    const fault = faults.find((one) => one.field === field);
    return (
      <div className={s.told}>
        <CompanyValue field={field} content={content} />
        <Today field={field} live={live} changed={changed} />
        {fault === undefined ? null : (
          <span className={s.fault}>{validationText(text, fault.message)}</span>
        )}
      </div>
    );
  };
  return (
    <section className={s.companyPart} aria-labelledby={`part-${part}`}>
      <div className={s.line}>
        <div className={s.acts}>
          <Heading level={3} size="h5" id={`part-${part}`}>
            {title}
          </Heading>
          {isChanged ? (
            <Badge tone="accent">{text(waits ? 'company.own.waits' : 'company.own.changed')}</Badge>
          ) : null}
        </div>
        {waits ? null : (
          <Button
            size="sm"
            aria-label={text('company.own.edit.of', { part: title })}
            onClick={onEdit}
          >
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
            {text('company.own.edit')}
          </Button>
        )}
      </div>
      {only === undefined ? (
        <DefinitionList
          items={fields.map((field) => ({
            term: companyFieldLabels[field][language],
            detail: told(field),
          }))}
        />
      ) : (
        told(only)
      )}
    </section>
  );
}
