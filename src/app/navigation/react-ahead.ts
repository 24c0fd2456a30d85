// React alone: running it is one task, running what uses it another.
import 'react-dom/client';
