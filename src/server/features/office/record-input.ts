import type { RecordAct } from '#shared/access/record-rights.ts';

interface RecordCall<Actor, Input> {
  readonly caller: Actor;
  readonly params: { readonly collection: string };
  readonly input: Input;
  readonly inputBeside: (check: (wellFormed: Partial<Input>) => unknown) => Promise<Input>;
}

type OfCollection<Input> = Input & { readonly collection: string };

/** Asks for the right to an act on records of a collection. @throws Problem 403 */
export type RefuseWithoutRight<Actor> = (actor: Actor, collection: string, act: RecordAct) => void;

/** Reads bodies of calls about records once the right is sure: a person without it learns nothing of their form. */
export function createRecordInput<Actor>(refuseWithoutRight: RefuseWithoutRight<Actor>) {
  const inputOf = <Input>(act: RecordAct, call: RecordCall<Actor, Input>): OfCollection<Input> => {
    const { collection } = call.params;
    refuseWithoutRight(call.caller, collection, act);
    return { ...call.input, collection };
  };

  /** Names what `check` finds wrong beside a wrong form. */
  const checkedInputOf = async <Input>(
    act: RecordAct,
    call: RecordCall<Actor, Input>,
    check: (wellFormed: OfCollection<Partial<Input>>) => unknown,
  ): Promise<OfCollection<Input>> => {
    const { collection } = call.params;
    refuseWithoutRight(call.caller, collection, act);
    return { ...(await call.inputBeside((given) => check({ ...given, collection }))), collection };
  };

  return { inputOf, checkedInputOf };
}
