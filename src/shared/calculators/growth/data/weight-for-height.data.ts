import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const weightForHeight: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: -3833,
    M: {
      knots: `
      72402 1121 -14 -13 -12 -14 -12 -10 -10 -9 -8 -6 -6 -7 -8 -9 -11 -14 -13 -11 -10 -7 -3 2 7 11 14 17
      21 23 25 27 23 25 24 22 22 20 17 15 14 9 6 3 -1 -2 -3 -4 -4 -3 -3 -2 0 -1 0 1 3 4 5 6 7 8 8 11 11 15
      17 18 20 22 24 23 26 25 26 25 26 25 24 25 26 27 28 29 29 30 28 30 27 25 25 25 22 21 21 20 18 16 15
      12 10 10 6 7 4 3 2 2 0 0 0`,
      corrections:
        'oooooooooooppoonnnooooooooooooooooppppoooonoonoonoooooooooooooonnooooppooooooopoopooooppooopoooooooooooooooppooooonooppooonnooooooppopoooopoopooonoonnooooooooonnooooooooopoooooooonoooonnoononoooooooooooopoooonononoooopooopoooooonnoooooooopooooooooopooooooooopppoooonoononnoononoonoooopoonononnononoooooooonoonononononoooooonnooopopoopopoooonnooooooooonoooopopopoononnoooooooooooooonoooooooooononnnnooooooooooopponooooooooooooooooonoooooopoo',
    },
    S: {
      knots: `
      9113 -4 -1 0 0 -1 1 -1 0 0 0 0 0 0 0 -1 1 0 -1 1 -1 0 1 -1 0 1 -1 1 -1 1 1 -1 1 0 1 0 1 0 0 1 1 0 1
      0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 0 1 1 0 1 0 0 1 1 0 0 1 0 1 0 0 1 0 0 1 0 1 -1 1 1 -1 1 0 0 0 0 1
      -1 1 0 0 -1 1 0 0 0 0 0 0 1 -1 0 0 1 -1 0`,
      corrections:
        'onnnooooooooooooonooooooonoooopoooppooppooppoopoooooooooooopoopooooonoopoooonoooooopoooonooooooponoonoooonoonoopopppoooonnooooooooooopooooooooonononooooopopoopooooooooooooooonooonoooonoooooooonoooooooonoooooooooooonooonoooonooonnononononoopopppoooooooooonnoonnoooopooooooonononoooonooonoooooonnnnoooooonnoonooooopoooooooooooooooopopoooonoooooooonooonooonoooopoooooooppooooooooooooonooooooooooooooooooooooooooooooppoooooooooooooooooooooooooo',
    },
  },
  M: {
    L: -3521,
    M: {
      knots: `
      74327 1177 -8 -8 -9 -6 -6 -2 -1 -4 -5 -9 -10 -10 -13 -15 -16 -12 -13 -12 -16 -17 -18 -18 -16 -13 -9
      -4 4 11 14 20 25 29 34 35 36 33 28 24 17 13 6 2 -4 -8 -8 -9 -12 -9 -7 -7 -3 -4 -2 -1 1 6 5 10 11 14
      15 19 20 20 23 20 22 19 20 20 18 18 18 18 16 17 16 17 18 17 19 18 19 18 20 22 23 24 23 22 21 20 18
      16 16 15 13 13 12 9 9 7 7 4 5 2 3 1 0`,
      corrections:
        'oooooooooonoooopoooooooooooooonooooooooononoooooooooooooooooooooooooonpoooonnooopoopooooononnonnooooooooooooooopppooooooooooooooopppopoooooooooooooooopoponoooooooooooooooonooonooopppoooonoooopppoooooooooopoppopoooooonnoonooooooonnoopppoppooooonoonoooooonnoooppooooooooonnoooooooooooonnnnonnnnoonooonooooopoooooooooopooononoooopppppooooooooooooooooopoooooooooonoooonooonoooononnoooooonononnooooooooooononooooooooooooonooooonnonopoooooooooooo',
    },
    S: {
      knots: `
      8217 -3 1 2 1 0 2 1 1 0 1 0 1 0 0 1 -2 1 0 -1 -1 0 -1 -1 -1 -1 -2 -1 -2 -2 -1 -1 -3 0 -2 -1 -2 0 -2
      1 -1 0 1 1 1 1 2 2 1 2 1 2 1 2 2 1 2 1 2 1 1 2 1 2 1 2 0 2 1 1 2 0 2 0 1 0 1 0 1 0 1 -1 2 -1 2 -1 2
      -1 1 0 0 0 0 0 0 0 -1 0 1 -1 0 0 -1 1 0 0 -1 1 0 0 0`,
      corrections:
        'ooonpoopoooooonnoopopoopopooooooooooooooopoopopopooopopooooooooopopopoononnooooopppoooopopoppopopoooooooooononooooopopopooonooopoooonoooonnooonooonoooooooooononononnooooooooooooopopoopoooooooopooooooooopoooopopppoopoooopooooooooonoonononooooopoooopoppooooopoonooooopoooooooppooooonooooooonooooonnoonoooooooooooopooooonoonoopooooonoooooooooopoonoonooooooooooooooooooooopooopoooooonooooopoopoonoonooonooonnooooopoooooooonnooooppooppooopooopoo',
    },
  },
};
