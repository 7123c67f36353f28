/** Messages about uploaded pictures. */
export const mediaMessages = {
  notAnImage: 'ეს ფაილი სურათი არ არის. ატვირთეთ JPEG, PNG, WebP ან AVIF.',
  imageTooLarge: 'სურათი ზედმეტად დიდია. ატვირთეთ უფრო მცირე ზომის სურათი.',
} as const;
