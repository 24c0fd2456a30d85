; A Lisp in Lisp. It borrows the reader, the numbers and the lists of the Lisp
; that runs it, and does its own evaluating.

; An environment is a procedure that answers messages.
(define (make-environment names values parent)
  (let ((bindings (zip names values)))
    (lambda (message name . value)
      (cond ((equal? message 'define)
             (set! bindings (cons (list name (car value)) bindings))
             name)
            ((assoc name bindings)
             (cadr (assoc name bindings)))
            (parent (parent 'get name))
            (else (error "unknown name:" name))))))

(define (meta-eval expression environment)
  (cond ((symbol? expression) (environment 'get expression))
        ((not (pair? expression)) expression)
        (else (meta-eval-list (car expression) (cdr expression) environment))))

(define (meta-eval-list head operands environment)
  (cond ((equal? head 'quote) (car operands))
        ((equal? head 'if) (meta-eval-if operands environment))
        ((equal? head 'begin) (meta-eval-body operands environment))
        ((equal? head 'define) (meta-eval-define operands environment))
        ((equal? head 'lambda) (make-procedure (car operands) (cdr operands) environment))
        (else (apply (meta-eval head environment)
                     (map (lambda (operand) (meta-eval operand environment)) operands)))))

(define (meta-eval-if operands environment)
  (cond ((meta-eval (car operands) environment) (meta-eval (cadr operands) environment))
        (else (meta-eval (caddr operands) environment))))

(define (meta-eval-body body environment)
  (fold (lambda (value expression) (meta-eval expression environment)) '() body))

(define (meta-eval-define operands environment)
  (let ((target (car operands)))
    (if (pair? target)
        (environment 'define (car target) (make-procedure (cdr target) (cdr operands) environment))
        (environment 'define target (meta-eval (cadr operands) environment)))))

; A procedure of the inner Lisp is a procedure of the outer one.
(define (make-procedure parameters body environment)
  (lambda (. values)
    (meta-eval-body body (make-environment parameters values environment))))

(define (meta-run expression)
  (meta-eval expression
             (make-environment '(+ - * = < list car cdr cons)
                               (list + - * = < list car cdr cons)
                               #f)))
