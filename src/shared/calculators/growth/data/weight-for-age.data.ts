import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const weightForAge: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: {
      knots: `
      3809 -550 392 43 20 14 8 7 4 4 4 3 2 1 3 1 2 1 1 2 0 1 2 0 0 2 0 1 0 1 0 1 1 -1 2 0 -159 16 12 12 8
      8 8 5 6 5 5 3 5 3 4 3 3 2 3 3 2 2 2 2 3 1 2 1 3 1 1 2 2 0 3 0 2 1 1 1 2 0 2 1 0 2 0 2 0 1 1 1 1 0 1
      1 0 2 0 0 1 1 0 1 1 0 1 0 0 1 1 0 1 -1 2 0 0 0 1 1 -1 1 1 0 0 0 1 -1 2 -1 1 0 0 1 0 0 0 0 1 6 0 -2
      -4 0 1 -1 1 0 0 0 1 -1 1 0 0 0 0 1 -1 1 0 0 -1 1 1 -1 0 1 -1 1 -1 1 0 0 -1 1 0 1 -1 0 0 0 1 -1 0 1
      -1 1 -1 1 -1 1 0 -1 1 0 -1 1 0 0 -1 1 0 0 0 0 -1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1 0 0 0 0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0 0 0 0 0 0 1 -1`,
      corrections:
        'onnonnnnononnooooopooooonoooooooopopooponoonooooopoopooooooooooononooooopopopooooooopopoooooooooonoononoonoooooopopooononnoooooooonoooooopooooppoooonooonoonoonononoooppoooooooonoonooooopoooopooooooooooooopoononononooooooooonooooooooooooopoopoooonooooopopoopoonnooonnooooooooooooopoopoooonooooooooooopopoopooopoooooooooooooooooopooooooooopoopopooooonononononoooopooppooopooooopppoooooooppoooooonooonooononnoononoopopopooooooooooooooooooononoooopoopoooonnooonnnoooooopooooooooooooooooooooppppoopoooooonooononnoononooooooonononoopoooooooooooooooooooooooooooooopopoooooooononoonnonooonoooooopooppoooooooonnooooooooooooooonnooooooooooooooooooooooooooooopooooooooooppooooooooooooooooooooooopooopooooooooooopoooooonooononnoonooooooppoppopoooononoooooooopopoooononooooooooononoooopoooooooooonooonononoopopopopopopopoooooooonononooononooooooooooooooooooooononoooooooooooooooooooooooooooooooooooooooooooooooononooooooooooooooononooooooooooooooooooooonononoooooooooopopoooooooooooononooonononoooooooopopopooopopooooopoooooooooooonooooonooooononooononooononooonononononononononononononononononononononononononononononononononononononononononononononononooononooononooononooononooononooonooooonooooonooooonooooonooooonooooonooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonooooonooooonooooonooooonooooononooononooononooononooononononononononononononoooooooopopopopopopopopopooopopooopopooopopooopopooopopooopopooooopooooopooooopooooopooooopooooopooooopooooopooooopooopopooopopooopopooopopooopopopopopopopopopoonononon',
    },
    M: {
      knots: `
      32322 -365 512 64 32 20 15 11 10 9 11 10 11 10 10 10 5 5 3 0 1 0 -1 -2 -2 -2 -2 -4 -2 -3 -3 -4 -3 -4
      -4 -3 1972 -160 -148 -126 -107 -99 -89 -78 -72 -67 -62 -59 -55 -52 -50 -47 -43 -39 -36 -32 -31 -27
      -27 -24 -23 -20 -20 -18 -17 -17 -15 -15 -13 -14 -11 -11 -10 -9 -8 -8 -7 -7 -6 -5 -5 -4 -4 -4 -3 -3
      -3 -3 -3 -1 -3 -1 -2 -2 -1 -2 0 -2 0 -2 0 0 -2 0 0 -2 0 -1 0 -1 -1 0 0 -1 -1 0 0 0 0 0 0 0 0 1 0 0 1
      0 0 1 0 0 1 0 0 -342 -70 207 205 1 -1 0 0 -1 0 0 -2 0 -2 -1 -1 -1 -2 -1 -2 -2 -1 -2 -1 -2 -2 -2 -1
      -2 -2 -1 -2 -1 -2 0 -2 -2 0 -1 0 -2 0 -1 0 -1 0 -1 0 0 0 0 -1 1 -1 0 0 0 0 -1 1 -1 0 0 0 0 -1 0 0 -1
      0 0 0 -1 -1 1 -2 1 -1 -1 0 0 -1 -1 1 -2 1 -2 1 -1 -1 0 0 0 -1 0 -1 0 0 0 -1 0 0 0 0 -1 0 1 -1 0 0 0
      -1 1 0 -1 1 -1 1 -1 0 0 0 0 0 0 0 -1 0 0 0 0 -1 0 0 -1 0 0 -1 0 -1 0 -1 0 0 -1 -1 0 -1 0 -1 0 -1 -1
      0 0 -2 1 -2 -57`,
      corrections:
        'poonoonooooonooooooooonooooponooonoooooooppoooonnnnoonooooooooppooooooooooooonoooonoooonnooooooooooooooooppoooopppopoooooooooopooooooonnooooonnooooooooopopooooooooooooppopoooooooooopppoooooooooooononoooooooopooonooooonooooooooooonnoonooononooononooononoooooppoooooopopooppooopoopoooooopoppopooooooooononoonoooooonoooooooooonoooooooooooonoononooooooooooooooooppooooooooooopooooonoooooopooppopooonnooooooooooooooooooonooopoppoopopopopopopopooooonoooopopooopoooooonoonnnnooooooooooooooooooooooooooooooooooooooooooooooooooooooooonooooonooooooooooooooonooooonoooopooooooooooopoooooooopopoooooppopoppoononoooopopoononoooooooooopoooooooooooopopopopoooonoonnoooonnnoonnnooooooopopopopooooonoonooooooooonnoononooooooooooooooooooooooonoonononoonoooooooooooooooononooopooppooooooooppoopooooopopopopoonoonnnnoooopoooopppoppoopoooononoooooooooononooooonooonooonooooonoooooooooooooooooooooooooooooooooooooooooooonnnooooonooooonooooonoooonnooonoooooooooooooooooopooopopooopopoooooooononoooooooooopoooooooooooopopopopopooopoooononoonnoooooopooonnoooooopppoooooooooooopoooooppoooooooonoonoooopopopoonoooooooooooooonoopopoooononoonnoooooooppooopppooooopoooooooooooooooonnoooooopooooopoooooooonoooooopooopopooooopoooooooononoooooooopopopoonononooonooooononooonononoooooooooopopoooooooooooooooooooooooooooooooooooooooooopopooopopopopopopopopooopoooooooonononoooooooopopooopopooopoooooonooonooooooooooonnoooooooooooooooooooonnooooonooonoooooooooooooopopopopopooooooooonononoooooooooooopooooppoooooooooooooooooonooopooopoppoopoooonoooooooooooooonooooooooo',
    },
    S: {
      knots: `
      14171 407 -348 -39 -19 -13 -8 -6 -5 -4 -1 -3 0 -1 -1 1 -1 1 -1 2 -1 2 -1 2 0 0 2 0 0 1 1 1 0 1 1 0
      -161 27 23 20 16 14 12 10 8 7 6 6 5 3 5 3 3 3 3 3 2 3 1 3 1 2 1 2 1 0 2 0 0 1 0 1 -1 1 0 -1 1 0 -1 0
      0 -1 1 -1 0 -1 1 -1 -1 1 -1 0 -1 1 -1 0 0 0 0 -1 1 0 -1 1 0 -1 1 0 0 0 0 1 -1 1 -1 1 0 1 -1 0 1 0 0
      1 -1 1 0 0 0 0 1 -1 1 0 0 -4 0 2 3 -1 1 -1 1 1 -1 1 -1 1 0 1 -1 1 0 0 1 -1 1 0 0 0 1 0 0 0 0 1 0 0 0
      0 1 -1 1 1 -1 0 1 0 0 0 1 0 -1 2 -1 0 1 0 0 0 1 -1 1 0 1 -1 1 -1 1 1 -1 0 1 0 0 0 0 0 1 -1 1 0 0 0 0
      0 0 1 -1 1 -1 1 -1 1 -1 1 0 -1 1 -1 1 0 -1 1 -1 1 -1 1 -1 0 1 -1 0 0 1 -1 0 0 0 0 0 0 0 -1 1 0 -1 1
      -1 1 -1 0 0 1 -1 0 0 0 -1 1 0 0 -1 1 0 -1 1 -1 0 1 -1 0 0 0 1 -1 0 -1 1 0 0 0 -1 -1`,
      corrections:
        'oppopponnooonooooonnonnoooooooooppopopoopoopopoooooonoooooooooooopoppppopoooooooooooooooooooononnooooooooopopopoopooooooopooooooooooooooooppooooooooopopoopooopppoooppooonooonooooooponononononononooooooooooooooooooooonoooooooopoooonoooooooopooopoooonooonooonooooooooooonoooopopopoooonoooooooooooooooooooooooononononoopopoooononooooonoooooopooopooooooooooooopooooopoooooooooooonnooooooooppoooooonnooooooooopoooooonnnoooooooppooooopooooopooooopooooppooopooooooooooooooooooooooopooppopooopopoooononoooooooopopopooopooooopopooooooooooooooooooooonooooononooonoooooooooopopoononoooopopooooooooooonoooooopooonooonooonooonooonoooopooppppooooooonnooooooooonnnooooooooooooooooopooooooooooppoooooooooooooooooooonooonooooooooonooononoooooooopopoooonooononononononononoooooooooooononononononononooonooooooooononoooopoppoppoooooonooonoooooopooopooooooooooooooooopppooooooooooooooopoooooooooooooooooooooppooooooooooooooooopooopooooooooooopooppopooopopoooononooooooooononoopopopopoooooooooononooooooooooopoooooononooononooonoooooooopopopooooooopopoppoopopoooooooooooooonoooooooooooooopooopoooooooooooooonooonooonooonooonooooooonooonooooooooooooonooonoooooooooooooooopooopoooonooonooooooooooonooooooooooonooooooonooonooonoopooopoooooonooonoooooopoppoopoooooonooonooooonooooooooooooooooooooooonooooononoonnonoooopopoooooooononoooopoooononoooopoooonononoooooooopooopopopoononononononooononooonononoooooooopopopooooopooooooooooooooooopooooooooooooooooooooooooooooooooooooooooonoooooopopooopopopoooooooonononononononoopopopopopopooopoooooooooononoopopopoo',
    },
  },
  M: {
    L: {
      knots: `
      3487 -360 262 28 14 8 6 5 3 3 1 3 1 2 1 0 2 1 0 1 1 0 1 0 1 0 1 0 0 1 0 1 -1 1 0 0 -69 8 7 5 4 4 3 2
      3 3 1 1 2 2 1 1 1 1 1 0 2 0 1 1 0 1 1 0 0 1 1 0 0 1 0 1 -1 2 -1 1 0 0 1 0 0 1 0 0 0 0 1 0 0 0 1 -1 1
      0 0 1 -1 1 0 0 0 0 1 -1 1 0 0 0 0 1 -1 1 0 -1 1 0 1 -1 0 1 -1 1 0 0 0 0 0 0 0 1 -1 1 -1 1 0 8 3 -6
      -5 0 0 0 0 0 1 -1 1 -1 1 -1 1 0 0 0 0 0 0 0 0 1 -1 0 1 -1 1 -1 1 0 -1 1 0 0 0 0 0 0 0 0 1 -1 0 0 1
      -1 1 -1 1 -1 1 0 -1 1 0 0 0 -1 1 0 0 0 0 1 -1 0 0 0 1 -1 0 1 -1 0 1 -1 1 -1 1 0 -1 1 0 -1 1 0 0 0 -1
      1 0 0 0 0 0 0 0 0 1 -1 0 0 0 1 -1 0 1 -1 0 1 -1 0 1 -1 1 -1 1 0 -1 1 -1 1 0 0 -1 1 0 0 -1 1 0 0 0 0
      0 0 -1 1 0 0 1 -1 0 0 0 0 0 0 0 1 -1 0 0 1 -1 1`,
      corrections:
        'pppopooooooooooonoooooonoonoooooooonnoonoooooooopoopopopoooonnnnnnoooooopoopopopooooonoooooooooooooonnoonoononononooooopopoopoooooopooppppooooooooooooppppoopoooooonoooooooopopopopooooooonooooonoooopopoooooooooooonooonoooppoooooonnnooooooooooooooooooooopppooooopooooppooopoooooonooononooononoooooooopopoooooooooonooooooooooooooooooooooooooopopooopopooopopopoooonoooopopooooooooooooooooooooooopooopooopooooooopoooppoooopooooooooooopooooopppooooooooopoooooooooooooooooppooooooooooooooppooooooooooooooooooooooooooooppoooooonooooonnnooonnnooonnnooonnoooonooooooooooooonooonooonooonooooooooooooonoonnooononnoononnoononnoononooononoooooooopopoooononooooooonononooooooooononoopopopooopoooooooooonooooonooononooooonooooonoooooopoooooooooooooononooooooooooooooooooooooooooooooooooopooooooooooooopopopooooopooooooooooooooooooooooooooooooooooopooopopopoonononooonoooooooopopopoooonoooopopoononoooopopoononoooopopoooooooononoooopopoooooooooooooononoonnonoooopoppoopopooopopooopopooopoppoopoooooonoonnonooonoooooooopooopoooooonooonooooooooonooonooonoopooopooopooooooopooooooooooopooopoooonooonooooooooooooonooonoooopooopoooooooooonoooonnooonoooopoooppooooppoooopooooopooooopooooopoooooppooooppoooopppoooooonnnoooonnooooooooooooppoooooooonnooooooooooooooonnnoooooopooooooooonnoooooopppooooooooopppooooooooopppooooooooooooonnoooooooooooopppoooooooooooooooooonnnooooooooooooooooooooonnnooooooooooooooooooooooooooooooooooooooooooooooonoooooooooooooooooooooooonnnoooooooooooooooooooooooooooooooooooooooooooooooooopoooooooooooooooooooooooonooooooooooooo',
    },
    M: {
      knots: `
      33464 -290 486 61 31 20 14 12 9 11 11 13 13 12 13 11 6 6 3 2 0 1 -2 0 -2 -2 -2 -3 -3 -2 -4 -4 -4 -4
      -4 -4 2308 -199 -182 -162 -143 -131 -119 -106 -96 -85 -77 -68 -64 -57 -55 -49 -48 -45 -39 -38 -34
      -31 -30 -29 -25 -24 -24 -20 -20 -17 -17 -15 -14 -13 -11 -12 -11 -9 -9 -8 -8 -7 -6 -6 -5 -6 -4 -5 -5
      -4 -3 -4 -4 -3 -2 -4 -1 -4 -1 -3 -1 -2 -2 -1 -2 -1 -2 -1 -2 0 -3 0 -2 -1 0 -2 -1 0 -2 1 -1 -1 1 -2 1
      -1 0 -1 0 0 -1 0 -1 0 0 -1 -1 0 0 -329 -65 196 196 -1 -1 -1 -1 -2 -1 -2 -1 -2 -1 -2 -2 -2 -1 -2 -3
      -1 -2 -2 -2 -1 -3 -1 -2 -2 -2 -1 -2 -1 -3 0 -2 -2 -1 -1 -1 -2 -1 -1 -1 -1 -1 0 -2 0 -1 -1 0 -1 0 -1
      0 -1 0 0 -1 0 -1 1 0 -1 0 0 0 0 0 0 0 0 0 0 -1 1 0 0 -1 1 0 -1 1 -1 0 1 -1 0 0 0 -1 1 -1 1 -1 0 0 0
      0 -1 1 -1 1 -1 0 0 1 -1 0 -1 1 0 0 0 0 0 0 -1 1 0 0 0 0 0 0 0 -1 1 0 0 0 -1 1 -1 1 -1 0 0 0 0 0 0 -1
      0 1 -1 0 -1 1 -1 1 -1 -1 1 -1 1 -1 -55`,
      corrections:
        'nnoooooooooooonoooonnnooooooooooooooopppooooooooooooopoooopopoppoopooooonoooooooooonooooooooooooooooonoooooooooonooonooooooooopoopopooooonoooooooppoooooooooooooooopoooooooooopoooononoononooononooonoooppooooooooonnooooooooppooopoooooooooooooooooooooooooopopoooopopoppooooonoopooooonoonnoonoonnoooooppoppppoonooonnoooooooooopopoooooooooooooooonooooopoopoooooopooppoooooooopoopopoooopopoopooooppppoooopoopopopoopoopoopooonnoooooooooooonooooopopopopoooonoonnnooooooooooooonnooopooopooonoononoooopopoonoooooooooooooooooonooonononooooooooooonooonooonnoooonnnoooooooooooooooooooonnooopooopoppoopoooooonnonooooononoonooonooooooooooonnoonoooonnooooooooooooooooooopoopopopoooooooooooooooopoopopopoooooonnooooppoopoopoooopoopooooooooppoopoooooooooopooooooonoonoononooooooopooooooooooonoonooooooopoooooooooooonooopopopoppopooooooonnooooooooonooonoooooooooooooooooooopooooonnooooooooooooooonooopooopoppoopooopopopopoppooooopooooooooopooooopoonooonooonnoooonnooooooopppoooooonnoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooopooooooooooooooooooooooopoooooooooooooooonooooooooooonoooooopppoooooooonooooooooooooooooonoooooooopooopooopooopoooooonooonooooooooooooooooooooooononoooopopooooooopopopoooonoooooooopopooopopopoonononononononoooooooopopopopopopooopopoooooooooooonooooonononoooooooooopopooooopoooooooooooonooooonooooononooonononoooooooopopopooooopoooooononooooooooooooooooooooooooooooooooooooooopopooopopooopopooopoooooooonononoooooooopopoooononnoononnoonoooooopooooooopoooooooonoonnnnoooooopppooooooooopppooooooooooonoo',
    },
    S: {
      knots: `
      14602 91 -108 -12 -7 -4 -3 -2 -2 -1 -1 0 0 0 -1 1 0 1 0 0 1 1 0 0 1 1 0 1 1 0 0 1 1 0 1 1 -217 24 22
      19 17 17 15 13 14 12 11 11 9 9 8 7 6 6 5 5 4 4 2 3 3 1 2 1 2 1 0 2 0 1 0 1 1 -1 1 0 1 0 0 0 0 1 0 0
      0 0 1 0 0 0 1 -1 1 0 0 1 -1 1 0 0 0 0 1 -1 1 0 1 -1 1 0 0 0 0 1 -1 1 0 1 -1 0 1 0 0 0 0 0 0 1 0 -1 1
      0 0 0 0 -9 -2 6 5 1 -1 1 -1 1 0 0 -1 1 0 0 -1 1 0 -1 1 0 -1 1 -1 1 -1 1 -1 0 1 -1 0 1 -1 0 0 0 0 0 0
      0 0 0 0 0 -1 1 -1 1 -1 1 -1 0 0 0 1 -1 0 0 0 0 0 -1 1 0 0 0 -1 1 0 -1 1 0 0 -1 1 0 0 0 0 0 0 0 0 0 0
      0 1 -1 1 -1 1 0 0 -1 1 0 0 1 -1 0 0 1 -1 1 -1 1 0 0 -1 1 0 0 0 1 -1 0 0 1 -1 0 1 -1 1 -1 1 -1 1 0 -1
      1 0 -1 1 0 0 -1 1 0 0 -1 1 0 0 0 -1 1 0 0 -1 1 0 0 -1 1 0 0 -1 -1`,
      corrections:
        'onnnnnnnoonnoooonnnnooooooooooooooooooonooooooopooopooooooooooooopoopoooooooonooonoooooononnoononnnooooooooopoopooppopopoooooopooonooooooooppopoopooooonooooooooooopoopopoooooooonnonooopoooooooooooooooonnoooooooopoopoooonononoooopooooopopooooooooonooooonononononooonoooopoooononoonnonoonnonooonooooooooooooooonooooonooooooooooooooonnnoooooooooooooooooooooooonnoooooooooonooooonnnooonnnooonnoooooooooooonoooooopooopopooopopoooononooooooooonooononononononononooooooooooooooooooopopopooopopopoonononooonoooopopoooooooononooononoonnonooonoooooooopooopooopoooonooonoooooooopooooooooooooooooopooooppppoooooonoooooooooonnoooooooooooopoooooooooooooooooooonnnoooooooooooooooooooooonnoooooooooooooooooooooooooooooooooonnooooooooooonooooooooooonooooooooonnnooooooppoooooooonnooooooppooooooonnnooooonoooooopoooooppoooopppooopppooopppooopppoooppoooopooooooooonnooonooooooooooooooooooooooooooooooonooonooonoooooooopooopoppoopoooooonooononooononooononooononooononoonnonoooopopooopopoooooooononoonnonoooopopoooooooononoooopopoooooooononooononoooopopoooooooooooooononooononoonnonoonnonoonnonoonnonooononooonoooooooopooopooopooooooopooooooooooopooopoooonoooonnooonoooopooopppoooppoooopppoooooonnnooooonooooooppoooooooooopoooooooooooppoooooooooooooooooooooopppoooooooooooooooooooooooopppoooooooooooooooooooooooonoooooooooooooooppooooooooooopooooooooooppooooooooopppoooooonoooooooooppoooooonoooooooooppoooooooooooonnnoooooooppoooooooooooonnooooooopppooooopoooooonooooonnnoooooooppoooooooooooonnooooooopppooooopoooooonnooooooopppoooooooooooonnnooooooooppo',
    },
  },
};
