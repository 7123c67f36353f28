/** The bar that asks whether visits may be counted. */
export const consent = {
  label: 'ვიზიტების აღრიცხვა',
  question:
    'შეიძლება აღვრიცხოთ, რომელ გვერდებს კითხულობენ? რასაც წერთ, ეძებთ ან ითვლით, იმას არავის ვუგზავნით.',
  more: 'ვრცლად',
  refuse: 'არა',
  agree: 'დიახ',
  agreed: 'ახლა: დიახ.',
  refused: 'ახლა: არა.',
} as const;
