/** The map that a reader opens: its own words and those of its controls. */
export const liveMap = {
  open: 'რუკის გახსნა',
  opening: 'რუკა იხსნება…',
  close: 'რუკის დახურვა',
  whose: (host: string) =>
    `რუკას ${host} გვაწვდის. თუ გახსნით, ის დაინახავს თქვენს IP მისამართს და რუკის იმ ნაწილს, რომელსაც ათვალიერებთ.`,
  clinics: 'კლინიკების რუკა',
  clinic: (title: string) => `${title} რუკაზე`,
  choose: 'აირჩიეთ ნიშანი: აქ დაიწერება, რომელი კლინიკაა.',
  listed: 'რუკაზე მონიშნული ყველა ადგილი სიაშიც არის.',
  still: 'რუკამ თქვენი მდებარეობა არ იცის, ამიტომ იქით თავისით არ გადაინაცვლებს.',
  mark: (number: number | undefined, title: string) =>
    number === undefined ? title : `№ ${number}, ${title}`,
  unavailable: 'რუკა ვერ გაიხსნა. სცადეთ მოგვიანებით.',
  incomplete: 'რუკის ნაწილი ვერ ჩაიტვირთა. ნიშნები მაინც სწორ ადგილზეა.',
} as const;

/** Words of the controls, by the names that MapLibre gives them. */
export const mapControls = {
  'NavigationControl.ZoomIn': 'მიახლოება',
  'NavigationControl.ZoomOut': 'დაშორება',
  'FullscreenControl.Enter': 'მთელ ეკრანზე გაშლა',
  'FullscreenControl.Exit': 'ჩვეულებრივ ზომაზე დაბრუნება',
  'CooperativeGesturesHandler.WindowsHelpText':
    'რუკის მისაახლოებლად დააჭირეთ Ctrl-ს და დაატრიალეთ თაგვის ბორბალი',
  'CooperativeGesturesHandler.MacHelpText': 'რუკის მისაახლოებლად დააჭირეთ ⌘-ს და დაატრიალეთ თაგვის ბორბალი',
  'CooperativeGesturesHandler.MobileHelpText': 'რუკა ორი თითით ამოძრავეთ',
} as const;
