export const team = ['Amara', 'Jonas', 'Priya'];

export interface Note {
  from: string;
  sent: string;
  text: string;
}

export interface Conversation {
  id: string;
  subject: string;
  /** Who it is about to be answered by; null while nobody is. */
  assignee: string | null;
  done: boolean;
  notes: Note[];
}

export const firstConversations: Conversation[] = [
  {
    id: 'eclipse',
    subject: 'Eclipse evening: are there places left?',
    assignee: null,
    done: false,
    notes: [
      {
        from: 'Lena Voss',
        sent: 'Today, 9:12',
        text: 'We are a family of five and would come for the eclipse evening on Saturday. Are there places left, and may the youngest (four) use the small telescope?',
      },
    ],
  },
  {
    id: 'dome',
    subject: 'Wheelchair access to the dome',
    assignee: 'Amara',
    done: false,
    notes: [
      {
        from: 'Oskar Brandt',
        sent: 'Yesterday, 17:40',
        text: 'My mother uses a wheelchair. Does the lift go all the way up to the dome, or only to the gallery?',
      },
      {
        from: 'Amara',
        sent: 'Yesterday, 18:05',
        text: 'It goes to the gallery. From there we have a ramp that two of us set up; tell me your time and we will have it ready.',
      },
    ],
  },
  {
    id: 'school',
    subject: 'School class of 28, second week of May',
    assignee: 'Jonas',
    done: false,
    notes: [
      {
        from: 'Rosa Imani',
        sent: 'Monday, 8:03',
        text: 'We would like the tour about planets, in two groups if that is easier for you. Mornings are best.',
      },
    ],
  },
  {
    id: 'lost',
    subject: 'Left a green scarf in the planetarium',
    assignee: 'Priya',
    done: true,
    notes: [
      {
        from: 'Henrik Dahl',
        sent: 'Sunday, 21:15',
        text: 'Row four, near the aisle. It was a gift, so I hope that you have it.',
      },
      {
        from: 'Priya',
        sent: 'Monday, 10:30',
        text: 'It is at the desk, in the box with the umbrellas. We are open until six.',
      },
    ],
  },
];
