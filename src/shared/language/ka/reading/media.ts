/** Messages about uploaded pictures. */
export const mediaMessages = {
  notAnImage: 'ეს ფაილი სურათი არ არის. ატვირთეთ JPEG, PNG, WebP ან AVIF.',
  badType: 'ამ ტიპის ფაილი არ მიიღება. ატვირთეთ PDF, EPUB, MP4, WebM ან VTT.',
  fileTooLarge: 'ფაილი ზედმეტად დიდია.',
  imageTooLarge: 'სურათი ზედმეტად დიდია. ატვირთეთ უფრო მცირე ზომის სურათი.',
} as const;
