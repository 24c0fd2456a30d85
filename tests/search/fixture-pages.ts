// Titles and descriptions in the manner of a complete reference, so that queries meet real competition. Each line is
// `path | title | description | heading, heading`; a path in brackets is the section that the lines below stand in.

const lines = `
[/cs]
| Computer science subjects | How the subjects are built and where to begin | How to choose, What is here
/algorithms | Algorithms | Recipes that end, and how to compare them | What to read first
/algorithms/searching | Searching | Finding one value among many, from a plain scan to halving | Linear search, Binary search
/algorithms/sorting | Sorting | Putting values in order, and what each way costs | Insertion sort, Merge sort, Quicksort
/algorithms/recursion | Recursion | Functions that call themselves, and how they come to an end | The base case
/data-structures/hash-tables | Hash tables | Finding a value by its key in one step, most of the time | Collisions
/data-structures/graphs | Graphs | Nodes, edges and the two ways to store them | Adjacency lists
/networking/http | HTTP | How a browser asks for a page and what a server answers | Methods, Status codes, Headers
/security/passwords | Passwords | Storing them so that a stolen file is worth little | Hashing, Salt

[/cs/html]
| HTML | The language every web page is written in | The course, The reference

[/cs/html/getting-started]
| Getting started with HTML | A course for people who have never written code | What you need, The lessons
/what-is-html | What HTML is and what it is for | HTML tells browsers and people what each part of a page is | The problem, Check yourself
/your-first-page | Your first page | Write a complete page, save it and open it in a browser | The skeleton, Check yourself
/how-a-browser-reads-html | How a browser reads HTML: tags, elements, the tree | Your text becomes a tree of elements | Tags and elements, Check yourself
/headings-and-paragraphs | Headings and paragraphs | Give a text an outline that people can see, hear and jump through | Choose a level, Check yourself
/emphasis-and-meaning | Emphasis, importance and other meanings of text | When to stress a word and when to mark it | Emphasis, Check yourself
/lists | Lists of three kinds | Steps in order, things in any order, terms with their meanings | Ordered lists, Check yourself
/links-and-addresses | Links, web addresses, files and paths | Lead from one page to another and into the middle of one | Relative paths, Check yourself
/images | Images and text alternatives | Put a picture on a page and say what it says | Size and format, Alt text, Check yourself
/page-structure | The parts of a page | Header, navigation, main content and footer, and who jumps between them | Landmarks, Check yourself
/the-head | The head: title, encoding, viewport, description | What a page says about itself before anything is seen | Character encoding, Check yourself
/tables | Tables for data | Rows and columns that make sense when they are heard | Header cells, Captions, Check yourself
/forms | Your first form | Ask a question, get an answer and send it | Labels, Buttons, Check yourself
/form-validation | Checking answers in the browser | Required fields, patterns, and messages people understand | Required fields, Check yourself
/video-and-audio | Video and audio | Play films and sound with controls, captions and a transcript | Captions, Check yourself

[/cs/html/elements]
| HTML elements | The building blocks of a page, one by one | All elements from A to Z, Families
/document-elements | Document and metadata | Elements that say what the document is | Members
/section-elements | Page sections | Elements that divide a page into parts | Members
/table-elements | Tables | Elements for rows, columns and cells | Members
/form-elements | Forms | Elements that ask and answer | Members
/interactive-elements | Interactive elements | Elements that open, close and answer | Members
/void-elements | Void elements and self-closing tags | Elements that hold nothing and have no end tag | The list
/custom-elements | Custom elements | Elements with names of your own | A first one
/html | html | The root of the document, around everything else | Attributes
/head | head | Facts about the page that are not shown in it | Attributes
/title | title | The name of the page in tabs, bookmarks and results | Facts
/base | base | The address that relative addresses start from | Facts
/link | link | A relation to another file, most often a style sheet or an icon | Facts
/meta | meta | One fact about the page, as a name and a value | Facts
/style | style | Rules for how the page looks, written in the page | Facts
/body | body | Everything a reader sees | Facts
/article | article | A part that makes sense on its own | When to use it, Accessibility
/section | section | A part of a page with a heading of its own | When to use it, Accessibility
/nav | nav | A group of links to get around with | When to use it, Accessibility
/aside | aside | Content beside the main thread | When to use it, Accessibility
/h1-h6 | h1 to h6: headings | Six levels of headings that make the outline | One level at a time
/header | header | What introduces a page or a part of it | Accessibility
/footer | footer | What closes a page or a part of it | Accessibility
/main | main | The one part that this page is about | Accessibility
/address | address | How to reach the people behind a page or an article | Facts
/p | p | A paragraph | Facts
/hr | hr | A break between two topics | Facts
/pre | pre | Text that keeps its spaces and line breaks | Facts
/blockquote | blockquote | A passage that somebody else wrote | Facts
/ol | ol | A list whose order matters | Facts
/ul | ul | A list whose order does not matter | Facts
/li | li | One item of a list | Facts
/dl | dl | Terms and what they mean | Facts
/figure | figure | A picture, table or code with its caption | Facts
/figcaption | figcaption | The caption of a figure | Facts
/div | div | A box without a meaning | Facts
/a | a | A link to another page, a place on this page, a file or an address | When to use it, A link that opens a new tab, Accessibility
/em | em | Stress that changes what a sentence means | Facts
/strong | strong | Importance, seriousness or urgency | Facts
/small | small | Side comments and small print | Facts
/abbr | abbr | An abbreviation or acronym, with room for its full form | Facts
/code | code | A piece of code | Facts
/time | time | A date or a time that machines can read | Facts
/span | span | Words without a meaning of their own, to hang something on | Facts
/br | br | A line break that belongs to the text | Facts
/img | img | A picture in the page, with a text that takes its place | Alt text, Size, Loading
/picture | picture | One picture in several sizes and formats | Facts
/iframe | iframe | Another page inside this one | Security
/video | video | A film with controls | Captions
/audio | audio | Sound with controls | Facts
/canvas | canvas | A surface that a script draws on | Fallback content
/table | table | Data in rows and columns | Header cells, Accessibility
/caption | caption | The title of a table | Facts
/tr | tr | A row of a table | Facts
/td | td | A cell of a table | Facts
/th | th | A header cell of a table, for a row or a column | Scope
/form | form | A group of controls whose values are sent together | Facts
/label | label | The words that say what a control is for | Accessibility
/input | input | A control for one value, of one of twenty-two types | Types
/button | button | A control that does something when it is pressed | Accessibility, A button that submits
/select | select | One choice, or several, from a list | Facts
/option | option | One choice of a select or a datalist | Facts
/textarea | textarea | Room for several lines of text | Facts
/fieldset | fieldset | Controls that belong together | Facts
/details | details | Something to open and close | Accessibility
/summary | summary | What is seen of details while they are closed | Facts
/dialog | dialog | A window in front of the page | Opening it, Keyboard, Accessibility
/script | script | A program that runs with the page | Facts
/template | template | Markup kept for later | Facts
/slot | slot | A place in a component that its user fills | Facts
/marquee | marquee | Obsolete: text that moved by itself | What to use instead
/input/text | input type=text | One line of free text | Facts
/input/email | input type=email | An email address | Facts
/input/date | input type=date | A day of the calendar | Format, Accessibility
/input/time | input type=time | A time of day | Format
/input/datetime-local | input type=datetime-local | A day and a time without a zone | Format
/input/checkbox | input type=checkbox | A box to tick | Facts
/input/radio | input type=radio | One choice out of a group | Facts
/input/file | input type=file | A file from the reader's device | Facts
/input/password | input type=password | A secret that is not shown | Facts
/input/range | input type=range | A rough value on a scale | Facts
/meta/viewport | meta: viewport | How wide a phone thinks the page is | Facts

[/cs/html/attributes]
| HTML attributes | The names you write inside a start tag | All attributes from A to Z
/global-attributes | Attributes every element accepts | The thirty-one names that work everywhere | The list
/mouse-event-attributes | mouse event attributes | Handlers for pressing, moving and leaving | onclick, ondblclick, onmousedown
/abbr | abbr | A short form of a header cell | Facts
/accept | accept | The kinds of file a control takes | Facts
/alt | alt | The text that takes the place of a picture when it is not seen | Empty alt, Facts
/async | async | Runs a script as soon as it is there | Facts
/autocomplete | autocomplete | What a field holds, so that the browser can fill it in | Tokens
/autofocus | autofocus | Where the cursor stands when the page opens | Accessibility
/charset | charset | The character encoding of the document | Facts
/checked | checked | Ticked from the start | Facts
/class | class | Names for styles and scripts to find an element by | Facts
/colspan | colspan | How many columns a cell spans | Facts
/data | data-* | Values of your own on any element | Reading them
/datetime | datetime | A date or time for machines | Facts
/dir | dir | The direction of text | Facts
/disabled | disabled | A control that cannot be used now | Accessibility
/for | for | The control that a label belongs to | Facts
/hidden | hidden | Takes an element out of the page for everyone | Until found
/href | href | The address that an a, area, link or base element points to | Kinds of address
/id | id | A name that only one element of a page has | Facts
/lang | lang | The language of a text | Codes
/loading | loading | Whether a picture waits until it is near | Facts
/placeholder | placeholder | An example inside an empty field | Why it is no label
/popover | popover | Something that appears above the page | Facts
/rel | rel | What a linked page is to this one | Keywords
/required | required | A field that must be filled in | Facts
/src | src | The address of a file to show or run | Facts
/srcset | srcset | Pictures to choose from by size | Facts
/style | style | Rules for one element | Facts
/tabindex | tabindex | Whether and when the Tab key reaches an element | Accessibility
/target | target | Where a link opens | Facts
/title | title | A hint that few people can reach | Why to avoid it
/type | type | What kind of control, script or file it is | Facts
/rel/stylesheet | rel=stylesheet | A style sheet for this page | Facts
/rel/noopener | rel=noopener | Cuts the tie to the page that opened a tab | Facts

[/cs/html/accessibility]
| Accessibility | Pages that work with a keyboard, a screen reader, a magnifier or a voice | Guides, Patterns, Reference
/why-accessibility | Who it is for and why it matters | Barriers on the web and who meets them | Numbers
/the-accessibility-tree | The accessibility tree | What a screen reader gets from a page | Looking at it
/accessible-names-and-descriptions | Names and descriptions | How a control gets the name that is announced | Order of sources
/semantic-html-first | Semantic HTML first | Plain elements before roles | The first rule
/landmarks | Landmarks | The map of a page | Which elements
/text-alternatives | Text alternatives | The words that do a picture's job | Decoration, Charts
/links-and-buttons | Links and buttons | Which of the two, and why it matters | Link or button
/forms-labels-and-errors | Forms: labels, help and errors | Fields that everybody can fill in | Error messages
/tables | Accessible tables | Headers, captions and what is read aloud | Header cells
/keyboard-and-focus | Keyboard and focus | Every control without a mouse | Focus order, Focus ring
/focus-management | Moving focus on purpose | Where the focus goes when something opens or closes | Dialogs
/colour-and-contrast | Colour and contrast | Text that can be read in the sun | Ratios
/patterns/accordion | Pattern: Accordion | Headings that open and close what is below | Keyboard
/patterns/combobox | Pattern: Combobox | A field with a list of suggestions | Keyboard
/patterns/data-table | Pattern: Data table | Sorting and selecting rows | Keyboard
/patterns/dialog | Pattern: Modal dialog | A window that keeps the focus | Keyboard
/patterns/skip-link | Pattern: Skip link | The first link of a page, past the navigation | Keyboard
/patterns/tabs | Pattern: Tabs | Panels of which one is shown | Keyboard
/roles | ARIA roles | What a thing is, in one word | All roles
/roles/alert | alert | The role of a message that cannot wait | Facts
/roles/button | button | The role of something to press | Facts
/roles/dialog | dialog | The role of a window | Facts
/roles/table | table | The role of data in rows and columns | Facts
/roles/tab | tab | The role of a label that shows its panel | Facts
/aria | ARIA states and properties | What a thing is doing, and what belongs to it | All names
/aria/aria-current | aria-current | Which of a set is the one you are on | Facts
/aria/aria-describedby | aria-describedby | Where the description of an element stands | Facts
/aria/aria-expanded | aria-expanded | Whether something is open | Facts
/aria/aria-hidden | aria-hidden | Hides an element from assistive technology alone | Facts
/aria/aria-label | aria-label | A name for an element that has no visible text | When not to use it
/aria/aria-labelledby | aria-labelledby | Where the name of an element stands | Facts
/aria/aria-live | aria-live | How urgently changes are announced | Facts

[/quests]
| Quests | Short tasks on real pages | How they work
/hello-page | Hello, page | Turn loose text into a first complete page | Your task
/heading-outline | Fix the outline | Nine bold lines look like headings, but nobody can jump to them | Your task
/timetable | The bus timetable | A table that makes no sense when it is heard | Your task

[/projects]
| Projects | Whole things to build on your own | How they work
/recipe-book | A recipe book | Three recipes, an index and a print style | Milestones

[/build-own]
| Build your own | From an empty folder to a working tool | How they work
/regex-engine | Build your own regex engine | Twelve steps from one character to captures | Step 1
/lisp | Build your own Lisp | Twelve steps from reader to macros | Step 1

[/blog]
| Blog | Notes from the people who write these pages | Latest
/first-rule-of-aria | The first rule of ARIA, with receipts | Five controls built twice | What we found
/baseline | Baseline in plain words | Newly, widely, limited | The three words

[]
/about | About the institute | Who writes these pages and who pays for them | People
/accessibility | Accessibility statement of this site | What works, what does not yet, and whom to tell | Known problems
`;

export interface FixturePage {
  path: string;
  title: string;
  description: string;
  headings: string[];
}

export function readFixturePages(): FixturePage[] {
  const pages: FixturePage[] = [];
  let section = '';
  for (const line of lines.split('\n').filter(Boolean)) {
    const opened = /^\[(.*)\]$/.exec(line);
    if (opened) section = opened[1] ?? '';
    else {
      const [path = '', title = '', description = '', headings = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      pages.push({
        path: section + path,
        title,
        description,
        headings: headings.split(', ').filter(Boolean),
      });
    }
  }
  return pages;
}
