import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const weightForLength: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: -3833,
    M: {
      knots: `
      24607 850 -1 0 3 8 14 21 29 36 38 41 40 39 39 37 33 32 25 20 15 10 6 3 -1 -1 -2 -7 -10 -14 -15 -16
      -16 -15 -14 -17 -14 -12 -11 -12 -11 -12 -12 -13 -14 -12 -14 -12 -11 -10 -9 -10 -6 -5 -7 -8 -8 -10
      -14 -12 -13 -10 -9 -4 -1 6 9 13 16 19 22 26 24 27 23 24 24 21 21 18 17 13 12 7 5 -1 -1 -3 -3 -5 -2
      -4 -2 -2 0 1 -1 3 3 5 5 8 6 9 9 12 13 15 19 18 22 24 23 24 26 25 27 24 26 24 25 26 26 28 29 28 30 29
      29 28 26`,
      corrections:
        'ooooooppopppppoppooopopoooooonononnoppopoononnnoonooooooopooooooooooooopppoooooooopooppoponoonononooooonoooooonnooooooonnnoooooooopooooooooppppooooonnoooooooppooopppooooooooooopoonnoooooooooooooooonnnoooppooppooooonooooooooooonnnoopoooonnoooooooooooooooooopoooooooooooooooooooooopoooonnooopoonnnoooopoonnnnooooonooooooooooooopopooopooonooooooooooooooonoooopooononoooooooopopopoooonoopoooooooooonnoooooooooooooooooopoooooonnnooopooonooooopppoononoonooooooonoooooooonoopoopoopopopopopoooooooooooooonnnoooonoonnonoooooooooo',
    },
    S: {
      knots: `
      9029 4 0 -1 1 0 0 0 0 0 0 0 0 0 1 -1 0 1 -1 0 0 0 0 -1 1 -1 -1 0 0 -1 0 0 -1 -1 0 -1 0 0 -1 0 -1 0
      -1 1 -1 0 -1 1 -1 1 -1 0 0 0 -1 1 0 0 -1 1 -1 1 -1 0 1 -1 0 1 -1 1 0 0 0 1 0 1 0 0 1 0 1 1 -1 2 0 0
      1 1 0 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 0 1 1 -1 2 -1 2 -1 1 1 -1 2 -1 1 1 -1 1 1 -1 1 0 1 -1 1 0 0`,
      corrections:
        'onoonnoonoopooppoopoooooooooonooonooonooonooooooooppooooonooooppooooonoooopooopooopoooooooopoooononooooopooopoooopooppooopooooooonooooooooopopopooooooooooonoonooonoooooopoooooooooooopooooooopooooonnooonooonooonoonoopooppoopoonoonoopooooooopoooonoooooopoooonooooooooooonoooooooonooonoooooooooooooooonooonnoonoooonoooooooponoonoopoooooooooooopppopooooooooooonononoopoppooooooooooooopppopoooooooooooopopooooonooonoooooooooooppoooonoooooooooooooooonooooppoooooooooopoooooooppopoonoooopoooooooooooooopooopoooonoopoopooopooopo',
    },
  },
  M: {
    L: -3521,
    M: {
      knots: `
      24410 834 -1 3 6 12 17 26 34 37 34 31 32 36 42 51 52 48 45 34 28 24 21 12 5 -1 -3 -7 -10 -15 -21 -29
      -29 -26 -25 -21 -17 -17 -15 -15 -13 -11 -8 -8 -8 -8 -8 -6 -3 -2 -2 -4 -9 -8 -11 -12 -14 -15 -15 -11
      -14 -13 -17 -18 -18 -17 -14 -11 -6 1 8 13 17 23 29 30 36 36 34 31 24 21 15 8 4 -2 -6 -9 -9 -10 -10
      -9 -6 -4 -5 -3 -1 1 3 6 8 10 13 14 19 18 22 20 22 21 21 19 20 18 19 18 18 17 16 17 16 18 17 19 18 18
      18 20 21 23 23`,
      corrections:
        'ooopopopoooooooooooooooooonooooooonnnnooopoopoopooooooooopoooonnooooooooopooooooooooopoooooooononopopppooopppooooopoopoooooooooopoooonooooooooonnoooooooopooooooppoooooooooppopoopoppoooopoooooooopoppppooooooopoooonnooooooooooooooooooooonooooopopoopopoooooooopopoopooopooooopoooonooooonnonooooopoooonooooooooooooopooonooppopppoooooooopooooooonoonoooooopppppppoppooooopooonononoooooooooooonoonoooonnnnoonooooooonopooononoooooononooppppooooopooooooooooopooppoooppppppoopopoopppopooooopooonoonooononoonnnnoooooopoooopoopooooo',
    },
    S: {
      knots: `
      9182 -29 0 -1 1 0 0 -1 1 0 0 0 -1 0 0 0 0 0 0 0 1 0 1 0 2 0 1 1 1 2 1 2 2 0 3 0 2 1 1 2 1 1 2 1 1 1
      2 0 1 2 0 1 0 1 -1 2 -1 0 0 -1 0 0 0 -2 -1 0 -2 -1 -2 -1 -2 -2 -1 -1 -2 -2 -1 -1 -1 -1 0 -1 0 1 0 2
      1 1 2 1 3 0 3 0 3 1 1 2 2 1 1 2 2 0 3 0 2 1 1 2 1 1 1 1 1 0 1 1 0 1 0 0 1 0 0 2 -1 1 0 1 0`,
      corrections:
        'oonooonnooooopoooonooonnooooppooppooopoooonoooooooooooooooooooooooooooooooooopoooooopoooooooopoonnoonnnnooonooopopoooooopoopoooonooopoonononoooooooooopopoooopoooooopoopnoooooooooooooonononpoopoooooooooonnoonoononooooooooononooonononooooopooppooonoonnnoooopooooonoooooonoonnoonoooooooopopoooooonnonooopoooppppooopopopooooooonooonnononoooooooooononoooooooooopooonoooooonooooooooonnnoooopoooooooooonooopopooooonoooooooonooooopooooopoopooooooooononnononooooonooooooppopooopooooooooooonoooooooonoooppooonnooooooooopoopooopooo',
    },
  },
};
