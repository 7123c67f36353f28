export const share = {
  label: 'გაზიარება',
  share: 'გაზიარება',
  copy: 'ბმულის კოპირება',
  copied: 'ბმული დაკოპირდა',
  facebook: 'Facebook-ზე გაზიარება',
  print: 'ბეჭდვა',
} as const;
