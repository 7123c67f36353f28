import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { type Complaint, Problem, type ProblemBody } from '#shared/contracts/problem.ts';
import { recordMessages as messages, recordFaults } from '#shared/language/ka/office/records.ts';
import type { Person } from './revisions.repository.ts';

/** What is there now, where somebody else changed a record meanwhile (OFFICE.md, „Records“). */
export interface CurrentRecord {
  readonly version: number;
  readonly changed_by: Person | null;
  readonly changed_at: string | null;
  readonly fields: readonly string[];
}

/** Refuses to write over what somebody else wrote meanwhile: 409 `stale`, with what is there now. */
export class StaleRecord extends Problem {
  readonly current: CurrentRecord;

  constructor(current: CurrentRecord) {
    super('conflict', { message: messages.stale, code: 'stale' });
    this.current = current;
  }

  override get body(): ProblemBody & { readonly current: CurrentRecord } {
    return { ...super.body, current: this.current };
  }
}

/** Refuses to let a record go further that is not whole: 409 `incomplete`, with the fields at fault. */
class IncompleteRecord extends Problem {
  override get body(): ProblemBody {
    const summary = { message: this.message, code: this.code };
    return { error: { __all__: [summary], ...(this.fields ? { fields: this.fields } : {}) } };
  }
}

export const conflict = (message: string, code: string): Problem =>
  new Problem('conflict', { message, code });
export const forbidden = (message: string, code: string): Problem =>
  new Problem('forbidden', { message, code });

export const noRecord = (): Problem =>
  new Problem('not_found', { message: messages.noRecord, code: 'not_found' });
export const noRevision = (): Problem =>
  new Problem('not_found', { message: messages.noRevision, code: 'not_found' });

export const noNote = (): Problem =>
  new Problem('not_found', { message: messages.noNote, code: 'not_found' });

/** 400 with every wrong field. */
export function refusal(faults: readonly FieldFault[]): Problem {
  const [first] = faults;
  return new Problem('bad_input', complaintOf(first ?? fault('', 'refused')), complaintsOf(faults));
}

export const incomplete = (faults: readonly FieldFault[]): Problem =>
  new IncompleteRecord(
    'conflict',
    { message: messages.incomplete, code: 'incomplete' },
    complaintsOf(faults),
  );

/** A fault of several fields stands at each of them; of several faults of a field the first one is said. */
const complaintsOf = (faults: readonly FieldFault[]): Record<string, Complaint[]> =>
  Object.fromEntries(
    [...faults]
      .reverse()
      .flatMap((one) => (one.facts.fields ?? [one.field]).map((name) => [name, [complaintOf(one)]])),
  );

function complaintOf({ code, facts }: FieldFault): Complaint {
  const sentence = recordFaults[code];
  return { message: typeof sentence === 'string' ? sentence : sentence(facts), code };
}
